<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Table Ronde</source>
        <translation>À propos de Table Ronde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Table Ronde plays French tabletop games at one desk. Our code and art are free under the MIT license; the games belong to their authors and publishers.</source>
        <translation>Table Ronde fait jouer à des jeux de société français autour d’un même écran. Notre code et nos dessins sont libres, sous licence MIT&#x202f;; les jeux appartiennent à leurs auteurs et à leurs éditeurs.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Ouvrir un enregistrement…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Hurry the bot</source>
        <translation>Presser le bot</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Proposer la nulle</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Ajuster le plateau</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <source>Text board</source>
        <translation>Plateau en texte</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About Table Ronde</source>
        <translation>À propos de Table Ronde</translation>
    </message>
    <message>
        <source>Take back your last choice</source>
        <translation>Reprendre votre dernier coup</translation>
    </message>
    <message>
        <source>Ask a strong bot what it would play</source>
        <translation>Demander à un bot fort ce qu’il jouerait</translation>
    </message>
    <message>
        <source>Read the rules of the game</source>
        <translation>Lire les règles du jeu</translation>
    </message>
    <message>
        <source>Show the table as text and type moves</source>
        <translation>Afficher la table en texte et saisir les coups</translation>
    </message>
    <message>
        <source>Show or fold away the side panel</source>
        <translation>Afficher ou replier le panneau latéral</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>New table: {game}</source>
        <translation>Nouvelle table&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>French tabletop games, at one desk</source>
        <translation>Des jeux de société français, autour d’un même écran</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Ouvrir un enregistrement…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose a mal tourné</translation>
    </message>
    <message>
        <source>This is our mistake. Your game is saved up to the last move, and you can play on. The report below helps us to mend it.</source>
        <translation>L’erreur vient de nous. Votre partie est enregistrée jusqu’au dernier coup et vous pouvez continuer à jouer. Le rapport ci-dessous nous aidera à corriger le problème.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>The game is paused</source>
        <translation>La partie est en pause</translation>
    </message>
    <message>
        <source>Nothing moves until someone goes on.</source>
        <translation>Rien ne bouge tant que personne ne reprend.</translation>
    </message>
    <message>
        <source>{player} would like to take back</source>
        <translation>{player} voudrait reprendre son coup</translation>
    </message>
    <message>
        <source>Do you agree, {player}?</source>
        <translation>Êtes-vous d’accord, {player}&#x202f;?</translation>
    </message>
    <message>
        <source>You asked to take back</source>
        <translation>Vous avez demandé à reprendre votre coup</translation>
    </message>
    <message>
        <source>The others have to agree.</source>
        <translation>Les autres doivent donner leur accord.</translation>
    </message>
    <message>
        <source>{player} offers a draw</source>
        <translation>{player} propose la nulle</translation>
    </message>
    <message>
        <source>Do you accept, {player}?</source>
        <translation>Acceptez-vous, {player}&#x202f;?</translation>
    </message>
    <message>
        <source>Resign, {player}?</source>
        <translation>Abandonner, {player}&#x202f;?</translation>
    </message>
    <message>
        <source>The other side then wins.</source>
        <translation>L’adversaire remporte alors la partie.</translation>
    </message>
    <message>
        <source>A strong bot would play what the board shows. Enter plays it.</source>
        <translation>Un bot fort jouerait ce que montre le plateau. La touche Entrée le joue.</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>Conseil&#xa0;: {action}</translation>
    </message>
    <message>
        <source>A strong bot is thinking about it…</source>
        <translation>Un bot fort y réfléchit…</translation>
    </message>
    <message>
        <source>You have offered a draw.</source>
        <translation>Vous avez proposé la nulle.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Play on without saving</source>
        <translation>Continuer sans enregistrer</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Décliner</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Hurry</source>
        <translation>Presser</translation>
    </message>
    <message>
        <source>The bot could not think: {problem}</source>
        <translation>Le bot n’a pas pu réfléchir&#xa0;: {problem}</translation>
    </message>
</context>
<context>
    <name>Reception</name>
    <message>
        <source>This game is not saved and would be lost. Leave it all the same?</source>
        <translation>Cette partie n’est pas enregistrée et serait perdue. La quitter quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Records of Table Ronde (*.ronde)</source>
        <translation>Enregistrements de Table Ronde (*.ronde)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>This game is not over.</source>
        <translation>Cette partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>Would you like to play on, or to look at it?</source>
        <translation>Voulez-vous la continuer ou la revoir&#x202f;?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>{ply} of {plies}</source>
        <translation>{ply} sur {plies}</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Au début (Origine)</translation>
    </message>
    <message>
        <source>One action back (←)</source>
        <translation>Un coup en arrière (←)</translation>
    </message>
    <message>
        <source>One action on (→)</source>
        <translation>Un coup en avant (→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>À la fin (Fin)</translation>
    </message>
    <message>
        <source>Halt</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Défiler</translation>
    </message>
    <message>
        <source>Action shown</source>
        <translation>Coup affiché</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Rules: {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Fermer les règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>SavedCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>Supprimer définitivement cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Open in another window.</source>
        <translation>Ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>Over: a draw.</source>
        <translation>Terminée&#xa0;: match nul.</translation>
    </message>
    <message>
        <source>Over: {player} won.</source>
        <translation>Terminée&#xa0;: {player} a gagné.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) played.</source>
        <translation>
            <numerusform>%n coup joué.</numerusform>
            <numerusform>%n coups joués.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is to play.</source>
        <translation>Au tour de {player}.</translation>
    </message>
</context>
<context>
    <name>SavedList</name>
    <message numerus="yes">
        <source>Show %n more game(s)</source>
        <translation>
            <numerusform>Afficher %n partie de plus</numerusform>
            <numerusform>Afficher %n parties de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is waiting. Every game saves itself as you play; whatever you leave unfinished will be here.</source>
        <translation>Aucune partie en attente. Chaque partie s’enregistre au fil du jeu&#x202f;; celles que vous laisserez inachevées vous attendront ici.</translation>
    </message>
</context>
<context>
    <name>ScorePicture</name>
    <message>
        <source>Score if the game ended now</source>
        <translation>Score si la partie s’arrêtait maintenant</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot&#xa0;: {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
        <source>Name of the player at seat {number}</source>
        <translation>Nom du joueur à la place {number}</translation>
    </message>
</context>
<context>
    <name>SeatsEditor</name>
    <message>
        <source>Change places</source>
        <translation>Changer de place</translation>
    </message>
    <message>
        <source>Everyone moves on by one seat</source>
        <translation>Chacun se décale d’une place</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentes</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Fade instead of moving</source>
        <translation>Fondus au lieu de mouvements</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvements réduits</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Back to the home page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Qui continue&#x202f;?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
    </message>
    <message>
        <source>The same number always gives the same deal. Left empty, chance decides.</source>
        <translation>Un même numéro donne toujours la même donne. Sans numéro, le hasard décide.</translation>
    </message>
    <message>
        <source>Sit down and play</source>
        <translation>Prendre place et jouer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Go from one choice on the board to the next</source>
        <translation>Passer d’un choix à l’autre sur le plateau</translation>
    </message>
    <message>
        <source>Enter or space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Le choisir</translation>
    </message>
    <message>
        <source>Turn the card</source>
        <translation>Tourner la carte</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <source>Fit the board to the window</source>
        <translation>Ajuster le plateau à la fenêtre</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Zoom around the pointer</source>
        <translation>Agrandir ou réduire autour du pointeur</translation>
    </message>
    <message>
        <source>Step through a replay</source>
        <translation>Avancer ou reculer dans une partie revue</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
</context>
<context>
    <name>TableHeader</name>
    <message>
        <source>Back to the home page; the game is kept</source>
        <translation>Retour à l’accueil&#x202f;; la partie est conservée</translation>
    </message>
    <message>
        <source>Back to the home page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>to play · {note}</source>
        <translation>à jouer · {note}</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <translation>Bot facile</translation>
    </message>
    <message>
        <source>Medium bot</source>
        <translation>Bot moyen</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>Bot difficile</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes back %n action(s).</source>
        <translation>
            <numerusform>{player} reprend %n coup.</numerusform>
            <numerusform>{player} reprend %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} resigns.</source>
        <translation>{player} abandonne.</translation>
    </message>
    <message>
        <source>{player} offers a draw.</source>
        <translation>{player} propose la nulle.</translation>
    </message>
    <message>
        <source>{player} accepts the draw.</source>
        <translation>{player} accepte la nulle.</translation>
    </message>
    <message>
        <source>{player} declines the draw.</source>
        <translation>{player} refuse la nulle.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>Les joueurs ont convenu d’une nulle.</translation>
    </message>
    <message>
        <source>{player} wins: the other side resigned.</source>
        <translation>{player} gagne&#xa0;: l’adversaire a abandonné.</translation>
    </message>
    <message>
        <source>The move could not be saved: {cause}.</source>
        <translation>Le coup n’a pas pu être enregistré&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move of this game.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup de ce jeu.</translation>
    </message>
    <message>
        <source>Too late: the table has changed in the meantime.</source>
        <translation>Trop tard&#xa0;: la table a changé entre-temps.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>The table does not know this request.</source>
        <translation>La table ne connaît pas cette demande.</translation>
    </message>
    <message>
        <source>This seat has resigned.</source>
        <translation>Cette place a abandonné.</translation>
    </message>
    <message>
        <source>There is no such offer now.</source>
        <translation>Aucune proposition de ce genre n’est en cours.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à reprendre.</translation>
    </message>
    <message>
        <source>A take-back is already being asked for.</source>
        <translation>Une reprise de coup est déjà demandée.</translation>
    </message>
    <message>
        <source>Nobody asks for a take-back now.</source>
        <translation>Personne ne demande à reprendre un coup.</translation>
    </message>
    <message>
        <source>This seat is not yours to play.</source>
        <translation>Cette place n’est pas à vous.</translation>
    </message>
    <message>
        <source>You are watching; only those who sit at the table can do that.</source>
        <translation>Vous êtes spectateur&#x202f;; seuls les joueurs assis à la table peuvent faire cela.</translation>
    </message>
    <message>
        <source>{player} does not agree to the take-back.</source>
        <translation>{player} refuse la reprise du coup.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>This game is not being saved: {cause}.</source>
        <translation>Cette partie n’est pas enregistrée&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>From here on this game is not saved.</source>
        <translation>À partir d’ici, cette partie n’est plus enregistrée.</translation>
    </message>
    <message>
        <source>The last line of the record was incomplete and has been left out.</source>
        <translation>La dernière ligne de l’enregistrement était incomplète&#x202f;; elle a été laissée de côté.</translation>
    </message>
    <message>
        <source>This record was made with other component data than this version has.</source>
        <translation>Cet enregistrement a été fait avec d’autres données de jeu que celles de cette version.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>your share of the disk is used up</source>
        <translation>votre quota de disque est épuisé</translation>
    </message>
    <message>
        <source>the file would become too large</source>
        <translation>le fichier deviendrait trop grand</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>l’accès n’est pas autorisé</translation>
    </message>
    <message>
        <source>the file cannot be found</source>
        <translation>le fichier est introuvable</translation>
    </message>
    <message>
        <source>another program has changed the file</source>
        <translation>un autre programme a modifié le fichier</translation>
    </message>
    <message>
        <source>a folder stands in its place</source>
        <translation>un dossier occupe sa place</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>the system reports {code}</source>
        <translation>le système signale {code}</translation>
    </message>
    <message>
        <source>This game is open in another window.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The file could not be written: {cause}.</source>
        <translation>Le fichier n’a pas pu être écrit&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>There is no game “{game}”.</source>
        <translation>Il n’y a pas de jeu «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <source>The game has no option “{option}”.</source>
        <translation>Le jeu n’a pas d’option «&#xa0;{option}&#xa0;».</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”.</source>
        <translation>L’option «&#xa0;{option}&#xa0;» ne peut pas valoir «&#xa0;{value}&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>These options cannot be played with %n seat(s).</source>
        <translation>
            <numerusform>Ces options ne se jouent pas à %n place.</numerusform>
            <numerusform>Ces options ne se jouent pas à %n places.</numerusform>
        </translation>
    </message>
    <message>
        <source>These options cannot be played together ({reason}).</source>
        <translation>Ces options ne peuvent pas être combinées ({reason}).</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Ligne {line}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>The file breaks off in its first line: nothing of the game was kept.</source>
        <translation>Le fichier s’interrompt dès sa première ligne&#xa0;: rien de la partie n’a été conservé.</translation>
    </message>
    <message>
        <source>This file is not a record of Table Ronde.</source>
        <translation>Ce fichier n’est pas un enregistrement de Table Ronde.</translation>
    </message>
    <message>
        <source>This file is far too large to be a record.</source>
        <translation>Ce fichier est bien trop grand pour être un enregistrement.</translation>
    </message>
    <message>
        <source>“{text}” is not a line of a record.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas une ligne d’enregistrement.</translation>
    </message>
    <message>
        <source>“{text}” cannot be played at this point.</source>
        <translation>«&#xa0;{text}&#xa0;» ne peut pas être joué à ce moment.</translation>
    </message>
    <message>
        <source>The result written here is not the one that was played.</source>
        <translation>Le résultat écrit ici n’est pas celui de la partie.</translation>
    </message>
    <message>
        <source>The first line is damaged: “{field}” is missing or wrong.</source>
        <translation>La première ligne est abîmée&#xa0;: «&#xa0;{field}&#xa0;» manque ou est faux.</translation>
    </message>
    <message>
        <source>This record comes from a newer version of Table Ronde ({app}).</source>
        <translation>Cet enregistrement vient d’une version plus récente de Table Ronde ({app}).</translation>
    </message>
    <message>
        <source>This version does not know the game “{game}”.</source>
        <translation>Cette version ne connaît pas le jeu «&#xa0;{game}&#xa0;».</translation>
    </message>
    <message>
        <source>The first line describes a game that cannot be set up ({why}).</source>
        <translation>La première ligne décrit une partie impossible à mettre en place ({why}).</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Ce n’est pas un fichier.</translation>
    </message>
    <message>
        <source>The file cannot be read: {cause}.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>The record cannot be read ({reason}).</source>
        <translation>L’enregistrement ne peut pas être lu ({reason}).</translation>
    </message>
</context>
<context>
    <name>TextBoard</name>
    <message>
        <source>Type a move, or press ↓ to see them all</source>
        <translation>Saisissez un coup, ou ↓ pour les voir tous</translation>
    </message>
    <message>
        <source>Move to play</source>
        <translation>Coup à jouer</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>La table en texte</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>WagonsBoard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WagonsPreview</name>
    <message>
        <source>to {player}</source>
        <translation>pour {player}</translation>
    </message>
    <message>
        <source>The card cannot lie here: keep to the dots.</source>
        <translation>La carte ne peut pas être posée ici&#xa0;: suivez les points.</translation>
    </message>
</context>
<context>
    <name>WagonsTextBoard</name>
    <message>
        <source>BONUS CARDS</source>
        <translation>CARTES BONUS</translation>
    </message>
    <message numerus="yes">
        <source>CIRCLE: %n card(s)</source>
        <translation>
            <numerusform>CERCLE&#xa0;: %n carte</numerusform>
            <numerusform>CERCLE&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>The card marked &gt; is the next one.</source>
        <translation>La carte marquée &gt; est la prochaine.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) placed</source>
        <translation>
            <numerusform>%n carte posée</numerusform>
            <numerusform>%n cartes posées</numerusform>
        </translation>
    </message>
    <message>
        <source>In hand: {card}</source>
        <translation>En main&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Given: {card}</source>
        <translation>Donnée&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Then: {card}</source>
        <translation>Puis&#xa0;: {card}</translation>
    </message>
    <message>
        <source>No card placed yet.</source>
        <translation>Aucune carte posée.</translation>
    </message>
    <message>
        <source>LEGEND</source>
        <translation>LÉGENDE</translation>
    </message>
    <message>
        <source>.. nothing</source>
        <translation>.. rien</translation>
    </message>
</context>
<context>
    <name>WagonsTips</name>
    <message>
        <source>Card {card}</source>
        <translation>Carte {card}</translation>
    </message>
    <message>
        <source>On the back: {goal}</source>
        <translation>Au verso&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>{terrain} with {icon}</source>
        <translation>{terrain} et {icon}</translation>
    </message>
    <message numerus="yes">
        <source>In the largest group: %n territory(ies)</source>
        <translation>
            <numerusform>Dans le plus grand groupe&#xa0;: %n territoire</numerusform>
            <numerusform>Dans le plus grand groupe&#xa0;: %n territoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the largest group (%n territory(ies))</source>
        <translation>
            <numerusform>Hors du plus grand groupe (%n territoire)</numerusform>
            <numerusform>Hors du plus grand groupe (%n territoires)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WagonsWords</name>
    <message>
        <source>Fifteen cards of four territories lie in a circle. Take the next one, or skip some and pick one further on: every card you skip goes to your opponent, who must build with it. Overlap your cards to grow wide deserts, forests and lakes; the largest group of each terrain scores, and so do the three bonus cards of the day.</source>
        <translation>Quinze cartes de quatre territoires forment un cercle. Prenez la suivante, ou sautez-en pour en choisir une plus loin&#xa0;: chaque carte sautée part chez votre adversaire, qui devra bâtir avec. Superposez vos cartes pour étendre déserts, forêts et lacs&#x202f;; le plus grand groupe de chaque terrain rapporte des points, et les trois cartes bonus du jour aussi.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Bonus card {n}</source>
        <translation>Carte bonus {n}</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Tiré au sort</translation>
    </message>
    <message>
        <source>Player A</source>
        <translation>Joueur A</translation>
    </message>
    <message>
        <source>Player B</source>
        <translation>Joueur B</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Bonus cards: {goals}.</source>
        <translation>Cartes bonus&#xa0;: {goals}.</translation>
    </message>
    <message>
        <source>{player} goes first.</source>
        <translation>{player} commence.</translation>
    </message>
    <message>
        <source>{player} makes card {card} the starting card.</source>
        <translation>{player} désigne la carte {card} comme carte de départ.</translation>
    </message>
    <message>
        <source>{player} takes card {card}.</source>
        <translation>{player} prend la carte {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes card {card} and gives %n card(s) to {other}: {cards}.</source>
        <translation>
            <numerusform>{player} prend la carte {card} et donne %n carte à {other}&#xa0;: {cards}.</numerusform>
            <numerusform>{player} prend la carte {card} et donne %n cartes à {other}&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places card {card} upside down at {x},{y} ({change}).</source>
        <translation>{player} pose la carte {card} tournée de 180° en {x},{y} ({change}).</translation>
    </message>
    <message>
        <source>{player} places card {card} at {x},{y} ({change}).</source>
        <translation>{player} pose la carte {card} en {x},{y} ({change}).</translation>
    </message>
    <message>
        <source>Tied at {a}: {player} wins with fewer cards ({n} against {m}).</source>
        <translation>Égalité à {a}&#xa0;: {player} gagne avec moins de cartes ({n} contre {m}).</translation>
    </message>
    <message>
        <source>{player} rules the West, {a} to {b}!</source>
        <translation>{player} règne sur l’Ouest&#xa0;: {a} à {b}&#x202f;!</translation>
    </message>
    <message>
        <source>No card left to place: time to count.</source>
        <translation>Plus une carte à poser&#xa0;: on compte les points.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Choose the starting card for {player}.</source>
        <translation>Choisissez la carte de départ de {player}.</translation>
    </message>
    <message>
        <source>{player} takes this card, or one further round.</source>
        <translation>{player} prendra cette carte, ou une plus loin.</translation>
    </message>
    <message>
        <source>Take a card.</source>
        <translation>Prenez une carte.</translation>
    </message>
    <message>
        <source>Take the next card, or skip some to pick one further on. Skipped cards go to {player}.</source>
        <translation>Prenez la carte suivante, ou sautez-en pour en choisir une plus loin. Les cartes sautées vont à {player}.</translation>
    </message>
    <message>
        <source>Place your card in your town.</source>
        <translation>Posez votre carte dans votre ville.</translation>
    </message>
    <message>
        <source>{player} is choosing the starting card.</source>
        <translation>{player} choisit la carte de départ.</translation>
    </message>
    <message>
        <source>{player} is choosing a card.</source>
        <translation>{player} choisit une carte.</translation>
    </message>
    <message>
        <source>{player} is building.</source>
        <translation>{player} agrandit sa ville.</translation>
    </message>
    <message>
        <source>Your rival skipped this card: place it now.</source>
        <translation>Votre rival a sauté cette carte&#xa0;: posez-la maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>%n skipped card(s) are yours: place this one now.</source>
        <translation>
            <numerusform>%n carte sautée vous revient&#xa0;: posez-la maintenant.</numerusform>
            <numerusform>%n cartes sautées vous reviennent&#xa0;: posez celle-ci maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>First card: it starts your town. You may turn it upside down with R.</source>
        <translation>Première carte&#xa0;: elle fonde votre ville. R la tourne de 180°.</translation>
    </message>
    <message>
        <source>Point at your town and click. R turns the card upside down.</source>
        <translation>Visez votre ville et cliquez. R tourne la carte de 180°.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>{player} chooses the starting card</source>
        <translation>{player} choisit la carte de départ</translation>
    </message>
    <message>
        <source>{player} takes a card</source>
        <translation>{player} prend une carte</translation>
    </message>
    <message>
        <source>{player} places a card</source>
        <translation>{player} pose une carte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the circle</source>
        <translation>
            <numerusform>%n carte dans le cercle</numerusform>
            <numerusform>%n cartes dans le cercle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) placed</source>
        <translation>
            <numerusform>%n carte posée</numerusform>
            <numerusform>%n cartes posées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Cette action est impossible maintenant.</translation>
    </message>
    <message>
        <source>That card is not in the circle.</source>
        <translation>Cette carte n’est pas dans le cercle.</translation>
    </message>
    <message>
        <source>You must place card {card} first.</source>
        <translation>Vous devez d’abord poser la carte {card}.</translation>
    </message>
    <message>
        <source>Touching at a corner is not enough.</source>
        <translation>Un simple contact par un angle ne suffit pas.</translation>
    </message>
    <message>
        <source>The card must touch or cover your town.</source>
        <translation>La carte doit toucher ou recouvrir votre ville.</translation>
    </message>
    <message>
        <source>The first card of a town is placed at 0,0.</source>
        <translation>La première carte d’une ville se pose en 0,0.</translation>
    </message>
    <message>
        <source>The bonus card “{goal}” is chosen twice.</source>
        <translation>La carte bonus «&#xa0;{goal}&#xa0;» est choisie deux fois.</translation>
    </message>
    <message>
        <source>This deal does not use each of the 18 cards once.</source>
        <translation>Cette donne n’emploie pas chacune des 18 cartes une fois.</translation>
    </message>
    <message>
        <source>That is not possible ({reason}).</source>
        <translation>Ce n’est pas possible ({reason}).</translation>
    </message>
    <message>
        <source>Make card {card} the starting card.</source>
        <translation>Désigner la carte {card} comme carte de départ.</translation>
    </message>
    <message>
        <source>Take card {card}.</source>
        <translation>Prendre la carte {card}.</translation>
    </message>
    <message>
        <source>Place card {card} upside down at {x},{y}.</source>
        <translation>Poser la carte {card} tournée de 180° en {x},{y}.</translation>
    </message>
    <message>
        <source>Place card {card} at {x},{y}.</source>
        <translation>Poser la carte {card} en {x},{y}.</translation>
    </message>
    <message>
        <source>{player} would begin at card {card}.</source>
        <translation>{player} commencerait à la carte {card}.</translation>
    </message>
    <message>
        <source>You give nothing to {player}.</source>
        <translation>Vous ne donnez rien à {player}.</translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s) to {player}.</source>
        <translation>
            <numerusform>Vous donnez %n carte à {player}.</numerusform>
            <numerusform>Vous donnez %n cartes à {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{terrain} {old}→{new}</source>
        <translation>{terrain} {old}→{new}</translation>
    </message>
    <message>
        <source>{goal} {change}</source>
        <translation>{goal} {change}</translation>
    </message>
    <message>
        <source>{player} {change}</source>
        <translation>{player} {change}</translation>
    </message>
    <message>
        <source>{change} here: {details}.</source>
        <translation>{change} ici&#xa0;: {details}.</translation>
    </message>
    <message>
        <source>The score stays as it is.</source>
        <translation>Le score ne change pas.</translation>
    </message>
    <message numerus="yes">
        <source>Covers %n territory(ies).</source>
        <translation>
            <numerusform>Recouvre %n territoire.</numerusform>
            <numerusform>Recouvre %n territoires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Prosperity Points</source>
        <translation>Points de Prospérité</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Cards placed</source>
        <translation>Cartes posées</translation>
    </message>
    <message>
        <source>{player} wins: {other} resigned.</source>
        <translation>{player} gagne&#xa0;: {other} a abandonné.</translation>
    </message>
    <message>
        <source>A draw was agreed.</source>
        <translation>Une nulle a été convenue.</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>There is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set.</source>
        <translation>Il n’y a pas d’écran&#xa0;: ni DISPLAY ni WAYLAND_DISPLAY n’est défini.</translation>
    </message>
    <message>
        <source>The screen that DISPLAY or WAYLAND_DISPLAY names cannot be reached.</source>
        <translation>L’écran que désigne DISPLAY ou WAYLAND_DISPLAY est inaccessible.</translation>
    </message>
    <message>
        <source>Table Ronde needs a screen to open its window; see table-ronde --help for what works without.</source>
        <translation>Table Ronde a besoin d’un écran pour ouvrir sa fenêtre&#x202f;; table-ronde --help dit ce qui s’en passe.</translation>
    </message>
</context>
<context>
    <name>argparse</name>
    <message>
        <source>usage: </source>
        <translation>utilisation&#xa0;: </translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>unknown parser %(parser_name)r (choices: %(choices)s)</source>
        <translation>commande inconnue&#xa0;: %(parser_name)r (possibles&#xa0;: %(choices)s)</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments&#xa0;</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options&#xa0;</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>affiche cette aide et quitte</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#xa0;: %s</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>incompatible avec l’argument %s</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>valeur superflue&#xa0;: %r</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>arguments obligatoires manquants&#xa0;: %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>il faut un des arguments %s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>une valeur est attendue</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>une valeur au plus est attendue</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>au moins une valeur est attendue</translation>
    </message>
    <message>
        <source>expected %s argument</source>
        <translation>%s valeur attendue</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>%s valeurs attendues</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë&#xa0;: %(option)s peut désigner %(matches)s</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur incorrecte (%(type)s)&#xa0;: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix incorrect&#xa0;: %(value)r (possibles&#xa0;: %(choices)s)</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s&#xa0;: erreur&#xa0;: %(message)s
</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>French tabletop games, at one desk.</source>
        <translation>Des jeux de société français, autour d’un même écran.</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>affiche la version et quitte</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes&#xa0;</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>COMMANDE</translation>
    </message>
    <message>
        <source>Draws a table as the window shows it, into a PNG file.</source>
        <translation>Dessine une table telle que la fenêtre la montre, dans un fichier PNG.</translation>
    </message>
    <message>
        <source>RECORD|GAME</source>
        <translation>ENREGISTREMENT|JEU</translation>
    </message>
    <message>
        <source>a record (.ronde), or a game for bots to play: {games}</source>
        <translation>un enregistrement (.ronde), ou un jeu que des bots joueront&#xa0;: {games}</translation>
    </message>
    <message>
        <source>as this seat sees it, from 0 (default: whoever is to act)</source>
        <translation>vue de cette place, à partir de 0 (par défaut&#xa0;: celle qui doit jouer)</translation>
    </message>
    <message>
        <source>the seed of a game that bots play</source>
        <translation>la graine d’une partie jouée par des bots</translation>
    </message>
    <message>
        <source>the colours</source>
        <translation>les couleurs</translation>
    </message>
    <message>
        <source>WIDTHxHEIGHT</source>
        <translation>LARGEURxHAUTEUR</translation>
    </message>
    <message>
        <source>the size of the window</source>
        <translation>la taille de la fenêtre</translation>
    </message>
    <message>
        <source>pixels for each point (default: 1)</source>
        <translation>pixels par point (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>the picture to write</source>
        <translation>l’image à écrire</translation>
    </message>
    <message>
        <source>The picture cannot be written: {file}</source>
        <translation>L’image ne peut pas être écrite&#xa0;: {file}</translation>
    </message>
    <message>
        <source>The size must be WIDTHxHEIGHT, such as 1280x800, and the scale above 0 and at most 8.</source>
        <translation>La taille doit être LARGEURxHAUTEUR, par exemple 1280x800, et l’échelle supérieure à 0, jusqu’à 8.</translation>
    </message>
    <message>
        <source>The picture would be larger than {most} pixels.</source>
        <translation>L’image dépasserait {most} pixels.</translation>
    </message>
    <message>
        <source>Opens the window; this is what happens when no command is named.</source>
        <translation>Ouvre la fenêtre&#x202f;; c’est ce qui se passe quand aucune commande n’est indiquée.</translation>
    </message>
    <message>
        <source>a record (.ronde) to open</source>
        <translation>un enregistrement (.ronde) à ouvrir</translation>
    </message>
    <message>
        <source>the language to speak</source>
        <translation>la langue à parler</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>Prints the log and the table of a record as text.</source>
        <translation>Affiche en texte le journal et la table d’un enregistrement.</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>ENREGISTREMENT</translation>
    </message>
    <message>
        <source>a record (.ronde)</source>
        <translation>un enregistrement (.ronde)</translation>
    </message>
    <message>
        <source>as this seat sees it, from 0 (default: a spectator)</source>
        <translation>vue de cette place, à partir de 0 (par défaut&#xa0;: un spectateur)</translation>
    </message>
    <message>
        <source>after this many actions (default: at the end)</source>
        <translation>après ce nombre de coups (par défaut&#xa0;: à la fin)</translation>
    </message>
    <message>
        <source>There is no action {ply}: the match has {plies}.</source>
        <translation>Il n’y a pas de coup {ply}&#xa0;: la partie en compte {plies}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: seats go from 0 to {last}.</source>
        <translation>Il n’y a pas de place {seat}&#xa0;: elles vont de 0 à {last}.</translation>
    </message>
</context>
<context>
    <name>simulate</name>
    <message>
        <source>Lets bots play many games without a window and counts who wins.</source>
        <translation>Joue des parties sans fenêtre, entre bots, et compte les victoires.</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>au choix&#xa0;: {games}</translation>
    </message>
    <message>
        <source>number of seats (default: as many as bots are named, or the fewest possible)</source>
        <translation>nombre de places (par défaut&#xa0;: autant que de bots nommés, ou le moins possible)</translation>
    </message>
    <message>
        <source>the bots, of: {bots}; a single one takes all seats</source>
        <translation>les bots, parmi&#xa0;: {bots}&#x202f;; un seul occupe toutes les places</translation>
    </message>
    <message>
        <source>games to play, rounded up to whole exchanges (default: 100)</source>
        <translation>parties à jouer, arrondies à des échanges complets (par défaut&#xa0;: 100)</translation>
    </message>
    <message>
        <source>seed of the first deal; the next deals follow (default: 0)</source>
        <translation>graine de la première donne&#x202f;; les suivantes en découlent (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>NOM=VALEUR</translation>
    </message>
    <message>
        <source>an option of the game; may be repeated</source>
        <translation>une option du jeu&#x202f;; peut être répétée</translation>
    </message>
    <message>
        <source>shorten or stretch the thinking of all bots alike (default: 1)</source>
        <translation>raccourcit ou allonge de même la réflexion de tous les bots (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>limit thinking by iterations instead of time: repeatable from the seed</source>
        <translation>limite la réflexion en itérations et non en temps&#xa0;: reproductible à partir de la graine</translation>
    </message>
    <message>
        <source>games played at the same time (default: one for each processor)</source>
        <translation>parties jouées en même temps (par défaut&#xa0;: une par processeur)</translation>
    </message>
    <message>
        <source>play each deal once for every rotation of the bots (default), or once only</source>
        <translation>joue chaque donne une fois par rotation des bots (par défaut), ou une seule fois</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>affiche les chiffres en JSON</translation>
    </message>
    <message>
        <source>At least one game must be played.</source>
        <translation>Il faut jouer au moins une partie.</translation>
    </message>
    <message>
        <source>At least one job is needed.</source>
        <translation>Il faut au moins un processus.</translation>
    </message>
    <message>
        <source>The scale must be a number above 0.</source>
        <translation>L’échelle doit être un nombre supérieur à 0.</translation>
    </message>
    <message>
        <source>There is no bot “{bot}”. The bots are: {known}.</source>
        <translation>Il n’y a pas de bot «&#xa0;{bot}&#xa0;». Les bots sont&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>Bots are named for {bots} seats, but there are {seats}.</source>
        <translation>Des bots sont nommés pour {bots} places, mais il y en a {seats}.</translation>
    </message>
    <message>
        <source>“{text}” should be NAME=VALUE.</source>
        <translation>«&#xa0;{text}&#xa0;» devrait être NOM=VALEUR.</translation>
    </message>
    <message>
        <source>A process ended unexpectedly; these are the games finished before.</source>
        <translation>Un processus s’est arrêté de façon inattendue&#x202f;; voici les parties terminées avant.</translation>
    </message>
    <message>
        <source>{count} games/s</source>
        <translation>{count} parties/s</translation>
    </message>
    <message>
        <source>{game}: {games} of {planned} games in {seconds} s</source>
        <translation>{game}&#xa0;: {games} parties sur {planned} en {seconds} s</translation>
    </message>
    <message>
        <source>{games} games/s, {actions} actions/s</source>
        <translation>{games} parties/s, {actions} coups/s</translation>
    </message>
    <message>
        <source>length: {mean} actions on average, {least} to {most}</source>
        <translation>longueur&#xa0;: {mean} coups en moyenne, de {least} à {most}</translation>
    </message>
    <message>
        <source>seat {seat}</source>
        <translation>place {seat}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>taux</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>s/decision</source>
        <translation>s/décision</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share}&#x202f;%</translation>
    </message>
</context>
</TS>

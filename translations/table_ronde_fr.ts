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
        <source>Table Ronde plays French tabletop games at one desk or across the room. Our code and art are free under the MIT license; the games belong to their authors and publishers.</source>
        <translation>Table Ronde fait jouer à des jeux de société français, autour d’un écran ou d’une machine à l’autre. Notre code et nos dessins sont libres, sous licence MIT&#x202f;; les jeux appartiennent à leurs auteurs et à leurs éditeurs.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
</context>
<context>
    <name>AbsenceBanner</name>
    <message>
        <source>Wait longer</source>
        <translation>Attendre encore</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Confier à un bot</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>{seat} is open: anybody may sit down there, or a bot can play.</source>
        <translation>{seat} est libre&#xa0;: n’importe qui peut s’y asseoir, ou vous pouvez la confier à un bot.</translation>
    </message>
    <message>
        <source>{seat} is open: anybody may sit down there.</source>
        <translation>{seat} est libre&#xa0;: n’importe qui peut s’y asseoir.</translation>
    </message>
    <message>
        <source>{seat} is open: anybody may sit down there, or {who} lets a bot play.</source>
        <translation>{seat} est libre&#xa0;: n’importe qui peut s’y asseoir, ou {who} peut la confier à un bot.</translation>
    </message>
    <message>
        <source>{name} is away. The seat is kept for {time}.</source>
        <translation>{name} n’est plus là. Sa place est gardée encore {time}.</translation>
    </message>
    <message>
        <source>The clock is stopped meanwhile.</source>
        <translation>La pendule est arrêtée.</translation>
    </message>
    <message>
        <source>The seat is kept a while longer.</source>
        <translation>La place est gardée encore un moment.</translation>
    </message>
    <message>
        <source>{name} has not come back. What should become of the seat?</source>
        <translation>Pas de nouvelles de {name}. Que faire de sa place&#x202f;?</translation>
    </message>
    <message>
        <source>{who} decides whether to wait for {name}.</source>
        <translation>{who} décide s’il faut attendre {name}.</translation>
    </message>
    <message>
        <source>{who} decide whether to wait for {name}.</source>
        <translation>{who} décident s’il faut attendre {name}.</translation>
    </message>
    <message>
        <source>{name} has not come back. The seat is kept.</source>
        <translation>Pas de nouvelles de {name}. Sa place est gardée.</translation>
    </message>
    <message>
        <source>The clock of {name} is running.</source>
        <translation>La pendule de {name} tourne.</translation>
    </message>
    <message>
        <source>A bot of medium level plays until the player comes back.</source>
        <translation>Un bot de niveau moyen joue jusqu’au retour du joueur.</translation>
    </message>
    <message>
        <source>A bot of medium level plays this seat.</source>
        <translation>Un bot de niveau moyen joue à cette place.</translation>
    </message>
    <message>
        <source>The player cannot come back to this seat, and a bot plays it to the end.</source>
        <translation>Le joueur ne pourra plus reprendre cette place, et un bot y jouera jusqu’à la fin.</translation>
    </message>
    <message>
        <source>The player cannot come back to this seat, and it is open to whoever comes.</source>
        <translation>Le joueur ne pourra plus reprendre cette place, qui sera libre pour tous.</translation>
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
        <source>On the network</source>
        <translation>Sur le réseau</translation>
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
        <source>Close this page</source>
        <translation>Fermer cette page</translation>
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
        <source>When to ask me to react…</source>
        <translation>Quand me demander si je réagis…</translation>
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
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Edit this position</source>
        <translation>Modifier cette position</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Éditeur de positions</translation>
    </message>
    <message>
        <source>Open to the network…</source>
        <translation>Ouvrir au réseau…</translation>
    </message>
    <message>
        <source>Close to the network</source>
        <translation>Fermer au réseau</translation>
    </message>
    <message>
        <source>Leave the table…</source>
        <translation>Quitter la table…</translation>
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
        <source>Lessons</source>
        <translation>Leçons</translation>
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
    <name>AddressRow</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy {address}</source>
        <translation>Copier {address}</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Best for {player}</source>
        <translation>Le mieux pour {player}</translation>
    </message>
    <message>
        <source>{known} of {all} positions looked at</source>
        <translation>{known} positions examinées sur {all}</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>profondeur {depth}</translation>
    </message>
    <message>
        <source>How many moves ahead everything has been looked at</source>
        <translation>Le nombre de coups d’avance examinés entièrement</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
</context>
<context>
    <name>Analyst</name>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>A line that was not played</source>
        <translation>Une suite qui n’a pas été jouée</translation>
    </message>
</context>
<context>
    <name>AssistanceForm</name>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Players may ask for hints</source>
        <translation>Les joueurs peuvent demander un conseil</translation>
    </message>
    <message>
        <source>Analysis of the position</source>
        <translation>Analyse de la position</translation>
    </message>
    <message>
        <source>Players may have their position analysed</source>
        <translation>Les joueurs peuvent faire analyser leur position</translation>
    </message>
    <message>
        <source>Free, until others have learnt something</source>
        <translation>Libre tant que rien n’est révélé</translation>
    </message>
    <message>
        <source>Only if the others agree</source>
        <translation>Seulement si les autres sont d’accord</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprise d’un coup</translation>
    </message>
    <message>
        <source>Time to react</source>
        <translation>Temps pour réagir</translation>
    </message>
    <message>
        <source>How long you can say that you want to react. With a single person there is no clock.</source>
        <translation>Le temps pour dire qu’on veut réagir. Si une seule personne joue, le temps n’est pas compté.</translation>
    </message>
</context>
<context>
    <name>CercleArrivals</name>
    <message>
        <source>Auction for {spy}, in {division}: {players}.</source>
        <translation>Enchère pour {spy}, en {division}&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Auction for {spy}, with secrets of any division: {players}.</source>
        <translation>Enchère pour {spy}, avec les secrets de toutes les divisions&#xa0;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has the most {division} secrets: %n.</source>
        <translation>
            <numerusform>{player} a le plus de secrets en {division}&#xa0;: %n.</numerusform>
            <numerusform>{player} a le plus de secrets en {division}&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} hires {spy} for %n secret(s).</source>
        <translation>
            <numerusform>{player} engage {spy} pour %n&#xa0;secret.</numerusform>
            <numerusform>{player} engage {spy} pour %n&#xa0;secrets.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} hires {spy} and pays nothing.</source>
        <translation>{player} engage {spy} sans rien payer.</translation>
    </message>
    <message>
        <source>The time wheel turns.</source>
        <translation>La roue du temps tourne.</translation>
    </message>
    <message>
        <source>{player} hires {spy}.</source>
        <translation>{player} engage {spy}.</translation>
    </message>
    <message>
        <source>The time wheel turns once more.</source>
        <translation>La roue du temps tourne une fois de plus.</translation>
    </message>
    <message>
        <source>{spy} comes home to {player}.</source>
        <translation>{spy} rentre chez {player}.</translation>
    </message>
    <message>
        <source>{player} names the division that hires {spy}: {division}.</source>
        <translation>{player} désigne la division qui engage {spy}&#xa0;: {division}.</translation>
    </message>
    <message>
        <source>{player} bids {bid}.</source>
        <translation>{player} mise {bid}.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>{player} cannot cover {bid} and drops out.</source>
        <translation>{player} ne peut pas couvrir {bid} et se retire.</translation>
    </message>
    <message>
        <source>{player} pays with {payment}.</source>
        <translation>{player} paie avec {payment}.</translation>
    </message>
    <message>
        <source>{player} uses {spy} to control time.</source>
        <translation>{player} utilise {spy} pour maîtriser le temps.</translation>
    </message>
    <message>
        <source>{player} leaves the wheel as it is.</source>
        <translation>{player} ne fait pas tourner la roue.</translation>
    </message>
</context>
<context>
    <name>CercleCalendar</name>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour&#xa0;{turn}</translation>
    </message>
</context>
<context>
    <name>CercleChoices</name>
    <message>
        <source>Use {spy} ({action}): {targets}.</source>
        <translation>Utiliser {spy} ({action})&#xa0;: {targets}.</translation>
    </message>
    <message>
        <source>Use {spy} ({action}): post in front of you.</source>
        <translation>Utiliser {spy} ({action})&#xa0;: à poster devant vous.</translation>
    </message>
    <message>
        <source>Pay with {parts}.</source>
        <translation>Payer avec {parts}.</translation>
    </message>
    <message>
        <source>Distribute {parts}.</source>
        <translation>Répartir {parts}.</translation>
    </message>
    <message>
        <source>Forbid the action: {spy} goes to the wheel, and your service marker turns passive.</source>
        <translation>Interdire l’action&#xa0;: {spy} rejoint la roue, et votre marqueur de service redevient passif.</translation>
    </message>
    <message>
        <source>Let {spy} act: your service marker stays active.</source>
        <translation>Laisser agir {spy}&#xa0;: votre marqueur de service reste actif.</translation>
    </message>
    <message>
        <source>There is nothing left to distribute: end your phase 1.</source>
        <translation>Plus rien à répartir&#xa0;: terminer votre phase&#xa0;1.</translation>
    </message>
    <message>
        <source>End your turn.</source>
        <translation>Terminer votre tour.</translation>
    </message>
    <message>
        <source>Let the attack pass.</source>
        <translation>Laisser passer l’attaque.</translation>
    </message>
    <message>
        <source>Leave the wheel as it is.</source>
        <translation>Ne pas faire tourner la roue.</translation>
    </message>
    <message>
        <source>Choose {colour}.</source>
        <translation>Choisir le {colour}.</translation>
    </message>
    <message>
        <source>Choose a service: {service} ({nation}).</source>
        <translation>Choisir un service&#xa0;: {service} ({nation}).</translation>
    </message>
    <message>
        <source>Exclusive spies: {spies}.</source>
        <translation>Espions exclusifs&#xa0;: {spies}.</translation>
    </message>
    <message numerus="yes">
        <source>Activate {spy} for %n secret(s).</source>
        <translation>
            <numerusform>Activer {spy} pour %n&#xa0;secret.</numerusform>
            <numerusform>Activer {spy} pour %n&#xa0;secrets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate {spy} for free.</source>
        <translation>Activer gratuitement {spy}.</translation>
    </message>
    <message>
        <source>{action}, value {vp}.</source>
        <translation>{action}, valeur&#xa0;{vp}.</translation>
    </message>
    <message>
        <source>Auction: {secrets}.</source>
        <translation>Enchère&#xa0;: {secrets}.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n secret(s) into {division}, which then has {after}.</source>
        <translation>
            <numerusform>Mettre %n&#xa0;secret en {division}, qui en aura {after}.</numerusform>
            <numerusform>Mettre %n&#xa0;secrets en {division}, qui en aura {after}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {spy} ({action}).</source>
        <translation>Utiliser {spy} ({action}).</translation>
    </message>
    <message>
        <source>{player} may veto it.</source>
        <translation>{player} peut y opposer son veto.</translation>
    </message>
    <message>
        <source>Infiltrate the Circle with {spy}: {points} VP.</source>
        <translation>Infiltrer le Cercle avec {spy}&#xa0;: {points}&#xa0;PV.</translation>
    </message>
    <message>
        <source>Unmask {spy}, who leaves the game: {points} VP, and {circle} for the Circle.</source>
        <translation>Démasquer {spy}, qui quitte la partie&#xa0;: {points}&#xa0;PV, et {circle} pour le Cercle.</translation>
    </message>
    <message>
        <source>This completes a butterfly: 1 extra VP.</source>
        <translation>Cela complète un papillon&#xa0;: 1&#xa0;PV de plus.</translation>
    </message>
    <message>
        <source>Pay 1 VP to activate your service marker: you can then veto the actions {of_spies}.</source>
        <translation>Payer 1&#xa0;PV pour activer votre marqueur de service&#xa0;: vous pourrez opposer votre veto aux actions {of_spies}.</translation>
    </message>
    <message>
        <source>Repel the attack with {guard}.</source>
        <translation>Repousser l’attaque avec {guard}.</translation>
    </message>
    <message>
        <source>Name {division} as the division that hires {spy}.</source>
        <translation>Désigner {division} comme la division qui engage {spy}.</translation>
    </message>
    <message>
        <source>Bid {bid} for {spy}.</source>
        <translation>Miser {bid} pour {spy}.</translation>
    </message>
    <message>
        <source>You can bid up to {cover}.</source>
        <translation>Vous pouvez miser jusqu’à {cover}.</translation>
    </message>
    <message>
        <source>Pass: you are out of this auction.</source>
        <translation>Passer&#xa0;: vous quittez cette enchère.</translation>
    </message>
    <message>
        <source>If nobody else bids, {player} hires the spy.</source>
        <translation>Si personne d’autre ne mise, {player} engage l’espion.</translation>
    </message>
    <message>
        <source>Turn the wheel once more with {spy}.</source>
        <translation>Faire tourner la roue une fois de plus avec {spy}.</translation>
    </message>
    <message>
        <source>Arriving: {spies}.</source>
        <translation>Arrivées&#xa0;: {spies}.</translation>
    </message>
    <message>
        <source>Nobody would arrive.</source>
        <translation>Personne n’arriverait.</translation>
    </message>
</context>
<context>
    <name>CercleDeeds</name>
    <message numerus="yes">
        <source>{spy} cuts off sources: {other} receives only %n new secret(s) in the next phase 1.</source>
        <translation>
            <numerusform>{spy} tarit des sources&#xa0;: {other} ne recevra que %n nouveau secret à sa prochaine phase&#xa0;1.</numerusform>
            <numerusform>{spy} tarit des sources&#xa0;: {other} ne recevra que %n nouveaux secrets à sa prochaine phase&#xa0;1.</numerusform>
        </translation>
    </message>
    <message>
        <source>{target} moves forward and arrives.</source>
        <translation>{target} avance d’une case et arrive.</translation>
    </message>
    <message>
        <source>{player} posts {spy}, who now covers all their ready spies.</source>
        <translation>{player} poste {spy}, qui couvre désormais tous ses espions prêts.</translation>
    </message>
    <message>
        <source>{player} uses {spy} ({action}).</source>
        <translation>{player} utilise {spy} ({action}).</translation>
    </message>
    <message>
        <source>{player} uses {spy} ({action}): {targets}.</source>
        <translation>{player} utilise {spy} ({action})&#xa0;: {targets}.</translation>
    </message>
    <message>
        <source>{player} uses {spy} ({action}) against {targets}.</source>
        <translation>{player} utilise {spy} ({action}) contre {targets}.</translation>
    </message>
    <message>
        <source>{guard} repels the attack {of_attacker}.</source>
        <translation>{guard} repousse l’attaque {of_attacker}.</translation>
    </message>
    <message>
        <source>{guard} repels the attack {of_attacker} on {spy}.</source>
        <translation>{guard} repousse l’attaque {of_attacker} contre {spy}.</translation>
    </message>
    <message>
        <source>{player} has {guard} repel the attack on {spy}.</source>
        <translation>{player} charge {guard} de repousser l’attaque contre {spy}.</translation>
    </message>
    <message>
        <source>{spy} has nobody left to protect and goes to edge {edge}.</source>
        <translation>{spy} n’a plus personne à protéger et va à la case&#xa0;{edge}.</translation>
    </message>
    <message>
        <source>Mission over: {spy} goes to edge {edge}.</source>
        <translation>Fin de mission&#xa0;: {spy} va à la case&#xa0;{edge}.</translation>
    </message>
    <message>
        <source>{spy} goes to edge {edge}.</source>
        <translation>{spy} va à la case&#xa0;{edge}.</translation>
    </message>
    <message>
        <source>{player} vetoes: {spy} does not act.</source>
        <translation>{player} oppose son veto&#xa0;: {spy} n’agit pas.</translation>
    </message>
    <message>
        <source>{player} lets {spy} act.</source>
        <translation>{player} laisse agir {spy}.</translation>
    </message>
    <message>
        <source>{player} lets the attack on {spy} pass.</source>
        <translation>{player} laisse passer l’attaque contre {spy}.</translation>
    </message>
    <message>
        <source>New secrets: {gifts}.</source>
        <translation>Nouveaux secrets&#xa0;: {gifts}.</translation>
    </message>
    <message>
        <source>Secrets destroyed: {losses}.</source>
        <translation>Secrets détruits&#xa0;: {losses}.</translation>
    </message>
    <message>
        <source>{target} moves forward to edge {edge}.</source>
        <translation>{target} avance à la case&#xa0;{edge}.</translation>
    </message>
    <message>
        <source>{target} is set back to edge {edge}.</source>
        <translation>{target} recule à la case&#xa0;{edge}.</translation>
    </message>
    <message>
        <source>{player} may infiltrate with one more spy this turn.</source>
        <translation>{player} peut infiltrer un espion de plus ce tour-ci.</translation>
    </message>
    <message>
        <source>{spy} is attached {to_target}: {player} will name the division that hires it.</source>
        <translation>{spy} s’attache {to_target}&#xa0;: {player} désignera la division qui l’engagera.</translation>
    </message>
    <message>
        <source>{spy} is attached {to_target}: everyone may bid when the time comes.</source>
        <translation>{spy} s’attache {to_target}&#xa0;: le moment venu, tout le monde pourra enchérir.</translation>
    </message>
    <message>
        <source>{target} no longer works for {other}.</source>
        <translation>{target} ne travaille plus pour {other}.</translation>
    </message>
    <message>
        <source>{spy} now protects {target}.</source>
        <translation>{spy} protège désormais {target}.</translation>
    </message>
    <message>
        <source>{player} captures a member of the Circle: +1 VP, and +1 for the Circle.</source>
        <translation>{player} capture un membre du Cercle&#xa0;: +1&#xa0;PV, et +1 pour le Cercle.</translation>
    </message>
    <message>
        <source>{target} ({other}) leaves the game for good.</source>
        <translation>{target} ({other}) quitte définitivement la partie.</translation>
    </message>
    <message>
        <source>{first_spy} now works for {first_employer}, {second_spy} for {second_employer}.</source>
        <translation>{first_spy} travaille désormais pour {first_employer}, {second_spy} pour {second_employer}.</translation>
    </message>
    <message>
        <source>{target} ({other}) must start preparing again: edge {edge}.</source>
        <translation>{target} ({other}) doit recommencer ses préparatifs&#xa0;: case&#xa0;{edge}.</translation>
    </message>
    <message>
        <source>{other} cannot infiltrate in the next phase 2, because {of_spy}.</source>
        <translation>{other} ne pourra pas infiltrer à sa prochaine phase&#xa0;2, à cause {of_spy}.</translation>
    </message>
</context>
<context>
    <name>CercleEndings</name>
    <message>
        <source>The Circle is destroyed: victory for {players}!</source>
        <translation>Le Cercle est anéanti&#xa0;: {players} l’emporte&#x202f;!</translation>
    </message>
    <message>
        <source>The Circle is destroyed: {players} share the victory!</source>
        <translation>Le Cercle est anéanti&#xa0;: {players} se partagent la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>Chaos! The Circle rules the world and spares only the weakest service: {players} wins.</source>
        <translation>Chaos&#x202f;! Le Cercle domine le monde et n’épargne que le service le plus faible&#xa0;: {players} l’emporte.</translation>
    </message>
    <message>
        <source>Chaos! The Circle rules the world and spares the weakest services: {players} share the victory.</source>
        <translation>Chaos&#x202f;! Le Cercle domine le monde et n’épargne que les services les plus faibles&#xa0;: {players} se partagent la victoire.</translation>
    </message>
    <message>
        <source>The last turn is over: victory for {players}!</source>
        <translation>Le dernier tour est terminé&#xa0;: {players} l’emporte&#x202f;!</translation>
    </message>
    <message>
        <source>The last turn is over: {players} share the victory!</source>
        <translation>Le dernier tour est terminé&#xa0;: {players} se partagent la victoire&#x202f;!</translation>
    </message>
</context>
<context>
    <name>CercleFaults</name>
    <message>
        <source>This position cannot be played.</source>
        <translation>Cette position ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>{problem} (“{part}”)</source>
        <translation>{problem} («&#xa0;{part}&#xa0;»)</translation>
    </message>
    <message>
        <source>This is not how positions are written.</source>
        <translation>Une position ne s’écrit pas ainsi.</translation>
    </message>
    <message>
        <source>Something is given twice.</source>
        <translation>Une indication figure deux fois.</translation>
    </message>
    <message>
        <source>The position is for a different number of players.</source>
        <translation>La position est prévue pour un autre nombre de joueurs.</translation>
    </message>
    <message>
        <source>There is no such spy.</source>
        <translation>Cet espion n’existe pas.</translation>
    </message>
    <message>
        <source>A spy cannot be in two places.</source>
        <translation>Un espion ne peut pas être à deux endroits.</translation>
    </message>
    <message>
        <source>The wheel has no such edge.</source>
        <translation>Cette case n’existe pas sur la roue.</translation>
    </message>
    <message>
        <source>A division holds at most {most} secrets.</source>
        <translation>Une division contient au plus {most} secrets.</translation>
    </message>
    <message>
        <source>Nobody can have that many points.</source>
        <translation>Personne ne peut avoir autant de points.</translation>
    </message>
    <message>
        <source>Only neutral spies can be open or in the deck.</source>
        <translation>Seuls des neutres peuvent être visibles ou dans la pioche.</translation>
    </message>
    <message>
        <source>{number} neutral spies must be open, as long as that many are left.</source>
        <translation>Il doit y avoir {number} neutres visibles, tant qu’il en reste assez.</translation>
    </message>
    <message>
        <source>Only a bodyguard can be posted.</source>
        <translation>Seul un garde du corps peut être posté.</translation>
    </message>
    <message>
        <source>Only a bodyguard can protect a spy, and only one that has an employer.</source>
        <translation>Seul un garde du corps peut protéger un espion, et seulement un espion employé.</translation>
    </message>
    <message>
        <source>Only a recruiter can be attached to a spy without an employer.</source>
        <translation>Seul un recruteur peut être attaché à un espion sans employeur.</translation>
    </message>
    <message>
        <source>Only Sources cut off and Thwart can be deployed, and only against another player.</source>
        <translation>Seuls Sources taries et Contrecarrer partent en mission, et seulement contre un autre joueur.</translation>
    </message>
    <message>
        <source>These activations cannot have been made.</source>
        <translation>Ces activations ne sont pas possibles.</translation>
    </message>
    <message>
        <source>Spies with Sources cut off leave before the player decides anything.</source>
        <translation>Les espions Sources taries repartent avant que le joueur ne décide quoi que ce soit.</translation>
    </message>
    <message>
        <source>This belongs to another phase.</source>
        <translation>Cela relève d’une autre phase.</translation>
    </message>
    <message>
        <source>Two players cannot have the same colour or service.</source>
        <translation>Deux joueurs ne peuvent pas avoir la même couleur ou le même service.</translation>
    </message>
    <message>
        <source>The game would be over at once.</source>
        <translation>La partie serait aussitôt terminée.</translation>
    </message>
</context>
<context>
    <name>CercleLog</name>
    <message numerus="yes">
        <source>{player} receives only %n new secret(s): sources cut off by {spies}.</source>
        <translation>
            <numerusform>{player} ne reçoit que %n&#xa0;nouveau secret&#xa0;: sources taries par {spies}.</numerusform>
            <numerusform>{player} ne reçoit que %n&#xa0;nouveaux secrets&#xa0;: sources taries par {spies}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n new secret(s).</source>
        <translation>
            <numerusform>{player} reçoit %n&#xa0;nouveau secret.</numerusform>
            <numerusform>{player} reçoit %n&#xa0;nouveaux secrets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrest(s) in {division}: {gain} VP for {other}, {circle_gain} for the Circle.</source>
        <translation>
            <numerusform>%n&#xa0;arrestation en {division}&#xa0;: {gain}&#xa0;PV pour {other}, {circle_gain} pour le Cercle.</numerusform>
            <numerusform>%n&#xa0;arrestations en {division}&#xa0;: {gain}&#xa0;PV pour {other}, {circle_gain} pour le Cercle.</numerusform>
        </translation>
    </message>
    <message>
        <source>First player: {other}.</source>
        <translation>Premier joueur&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>Drawn as first player: {other}.</source>
        <translation>Premier joueur, tiré au sort&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>Open neutral spies: {spies}.</source>
        <translation>Neutres visibles&#xa0;: {spies}.</translation>
    </message>
    <message>
        <source>{player} chooses {colour}.</source>
        <translation>{player} choisit le {colour}.</translation>
    </message>
    <message>
        <source>{player} is dealt {colour}.</source>
        <translation>{player} reçoit le {colour}.</translation>
    </message>
    <message>
        <source>{player} chooses a service: {service} ({nation}).</source>
        <translation>{player} choisit son service&#xa0;: {service} ({nation}).</translation>
    </message>
    <message>
        <source>{player} is dealt a service: {service} ({nation}).</source>
        <translation>{player} reçoit son service&#xa0;: {service} ({nation}).</translation>
    </message>
    <message>
        <source>Turn {turn}. First player: {other}.</source>
        <translation>Tour&#xa0;{turn}. Premier joueur&#xa0;: {other}.</translation>
    </message>
    <message>
        <source>Phase {phase}: {name}.</source>
        <translation>Phase&#xa0;{phase}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{player} activates {spy} for free: edge {edge}.</source>
        <translation>{player} active gratuitement {spy}&#xa0;: case&#xa0;{edge}.</translation>
    </message>
    <message>
        <source>{player} activates {spy}: edge {edge}.</source>
        <translation>{player} active {spy}&#xa0;: case&#xa0;{edge}.</translation>
    </message>
    <message>
        <source>Next open neutral spy: {spy}.</source>
        <translation>Nouveau neutre visible&#xa0;: {spy}.</translation>
    </message>
    <message>
        <source>{player} distributes {secrets}.</source>
        <translation>{player} répartit ses secrets&#xa0;: {secrets}.</translation>
    </message>
    <message>
        <source>{player} has nothing to distribute.</source>
        <translation>{player} n’a rien à répartir.</translation>
    </message>
    <message>
        <source>{player} infiltrates the Circle with {spy}: {gain} VP.</source>
        <translation>{player} infiltre le Cercle avec {spy}&#xa0;: {gain}&#xa0;PV.</translation>
    </message>
    <message>
        <source>{player} completes a butterfly: {gain} VP.</source>
        <translation>{player} complète un papillon&#xa0;: {gain}&#xa0;PV.</translation>
    </message>
    <message>
        <source>{player} unmasks {spy}: {loss} VP, and {circle_loss} for the Circle.</source>
        <translation>{player} démasque {spy}&#xa0;: {loss}&#xa0;PV, et {circle_loss} pour le Cercle.</translation>
    </message>
    <message>
        <source>{player} pays 1 VP and activates their service marker.</source>
        <translation>{player} paie 1&#xa0;PV et active son marqueur de service.</translation>
    </message>
    <message>
        <source>{player} ends their turn.</source>
        <translation>{player} termine son tour.</translation>
    </message>
</context>
<context>
    <name>CercleOffers</name>
    <message>
        <source>Bid {bid}</source>
        <translation>Miser {bid}</translation>
    </message>
    <message>
        <source>Repel with {spy}</source>
        <translation>Repousser avec {spy}</translation>
    </message>
    <message>
        <source>Turn it with {spy}</source>
        <translation>La faire tourner avec {spy}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Activate the marker (−1 VP)</source>
        <translation>Activer le marqueur (−1&#xa0;PV)</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Forbid</source>
        <translation>Interdire</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Laisser faire</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Laisser passer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ne pas y toucher</translation>
    </message>
    <message>
        <source>No more targets</source>
        <translation>Pas d’autre cible</translation>
    </message>
    <message>
        <source>Post it in front of me</source>
        <translation>Le poster devant moi</translation>
    </message>
</context>
<context>
    <name>CerclePrompts</name>
    <message>
        <source>Chosen so far: {choices}.</source>
        <translation>Déjà choisis&#xa0;: {choices}.</translation>
    </message>
    <message>
        <source>Choose the colour of your markers.</source>
        <translation>Choisissez la couleur de vos marqueurs.</translation>
    </message>
    <message>
        <source>Click a colour. Afterwards everyone chooses a secret service.</source>
        <translation>Cliquez sur une couleur. Chacun choisira ensuite un service secret.</translation>
    </message>
    <message>
        <source>Choose your secret service.</source>
        <translation>Choisissez votre service secret.</translation>
    </message>
    <message>
        <source>Click a service.</source>
        <translation>Cliquez sur un service.</translation>
    </message>
    <message>
        <source>They differ only in their two exclusive spies: with an active service marker you can forbid one of their actions, whoever employs them.</source>
        <translation>Seuls leurs deux espions exclusifs les distinguent&#xa0;: avec un marqueur de service actif, vous pouvez interdire une de leurs actions, quel que soit leur employeur.</translation>
    </message>
    <message>
        <source>You are the first player: activate one neutral spy for free.</source>
        <translation>Vous êtes premier joueur&#xa0;: activez gratuitement un espion neutre.</translation>
    </message>
    <message>
        <source>Click one of the open neutral spies.</source>
        <translation>Cliquez sur l’un des neutres visibles.</translation>
    </message>
    <message>
        <source>You have no secrets left to distribute.</source>
        <translation>Vous n’avez plus de secret à répartir.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n secret(s): activate spies or distribute them.</source>
        <translation>
            <numerusform>Vous avez %n&#xa0;secret&#xa0;: répartissez-le.</numerusform>
            <numerusform>Vous avez %n&#xa0;secrets&#xa0;: activez des espions ou répartissez-les.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n secret(s) to distribute.</source>
        <translation>
            <numerusform>Vous avez %n&#xa0;secret à répartir.</numerusform>
            <numerusform>Vous avez %n&#xa0;secrets à répartir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click one of your divisions to put secrets there; that ends your activations.</source>
        <translation>Cliquez sur l’une de vos divisions pour y placer des secrets&#x202f;; cela met fin à vos activations.</translation>
    </message>
    <message>
        <source>Click a pile or an open neutral spy to activate it for {cost} secrets.</source>
        <translation>Cliquez sur une pile ou sur un neutre visible pour activer un espion ({cost}&#xa0;secrets).</translation>
    </message>
    <message>
        <source>Click a pile to activate its top spy for {cost} secrets.</source>
        <translation>Cliquez sur une pile pour activer l’espion du dessus ({cost}&#xa0;secrets).</translation>
    </message>
    <message>
        <source>Click an open neutral spy to activate it for {cost} secrets.</source>
        <translation>Cliquez sur un neutre visible pour l’activer ({cost}&#xa0;secrets).</translation>
    </message>
    <message>
        <source>An activated spy goes to the wheel and belongs to nobody yet.</source>
        <translation>Un espion activé rejoint la roue et n’est encore à personne.</translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) left to distribute.</source>
        <translation>
            <numerusform>Encore %n&#xa0;secret à répartir.</numerusform>
            <numerusform>Encore %n&#xa0;secrets à répartir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Distributed so far: {secrets}.</source>
        <translation>Déjà réparti&#xa0;: {secrets}.</translation>
    </message>
    <message>
        <source>Click one of your divisions. Escape undoes the last step.</source>
        <translation>Cliquez sur l’une de vos divisions. Échap annule la dernière étape.</translation>
    </message>
    <message>
        <source>There is nothing left to do: end your turn.</source>
        <translation>Il n’y a plus rien à faire&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>You have no spy that can act: end your turn.</source>
        <translation>Aucun de vos espions ne peut agir&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>Infiltrate, or end your turn.</source>
        <translation>À vous&#xa0;: infiltrez, ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Use your spies in any order, then end your turn.</source>
        <translation>À vous&#xa0;: utilisez vos espions dans l’ordre de votre choix, puis terminez votre tour.</translation>
    </message>
    <message>
        <source>Click a ready spy to use it or to infiltrate with it.</source>
        <translation>Cliquez sur un espion prêt pour l’utiliser ou l’infiltrer.</translation>
    </message>
    <message>
        <source>Click a ready spy.</source>
        <translation>Cliquez sur un espion prêt.</translation>
    </message>
    <message>
        <source>For 1 VP you can activate your service marker and then veto the actions {of_spies}.</source>
        <translation>Pour 1&#xa0;PV, vous pouvez activer votre marqueur de service, puis opposer votre veto aux actions {of_spies}.</translation>
    </message>
    <message>
        <source>Click an infiltrated spy to unmask it.</source>
        <translation>Cliquez sur un espion infiltré pour le démasquer.</translation>
    </message>
    <message>
        <source>Chaos is near ({points} of {goal}): unmasking a spy sets the Circle back.</source>
        <translation>Le chaos est proche ({points} sur {goal})&#xa0;: démasquer un espion fait reculer le Cercle.</translation>
    </message>
    <message>
        <source>You cannot infiltrate this turn. Deployed against you: {spies}.</source>
        <translation>Vous ne pouvez pas infiltrer ce tour-ci. En mission contre vous&#xa0;: {spies}.</translation>
    </message>
    <message numerus="yes">
        <source>%n infiltration(s) left this turn.</source>
        <translation>
            <numerusform>Encore %n&#xa0;infiltration possible ce tour-ci.</numerusform>
            <numerusform>Encore %n&#xa0;infiltrations possibles ce tour-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>So far: {targets}.</source>
        <translation>Déjà choisi&#xa0;: {targets}.</translation>
    </message>
    <message>
        <source>You may also stop here.</source>
        <translation>Vous pouvez aussi vous arrêter là.</translation>
    </message>
    <message>
        <source>Escape undoes the last step.</source>
        <translation>Échap annule la dernière étape.</translation>
    </message>
    <message>
        <source>{spy}: where does the second secret go?</source>
        <translation>{spy}&#xa0;: où va le second secret&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: where does the new secret go?</source>
        <translation>{spy}&#xa0;: où va le nouveau secret&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: where do you destroy the second secret?</source>
        <translation>{spy}&#xa0;: où détruire le second secret&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: where do you destroy a secret?</source>
        <translation>{spy}&#xa0;: où détruire un secret&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: whose sources are to be cut off?</source>
        <translation>{spy}&#xa0;: de qui tarir les sources&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: who takes the second step forward?</source>
        <translation>{spy}&#xa0;: pour la seconde case, qui avance&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: who moves one step forward?</source>
        <translation>{spy}&#xa0;: qui avance d’une case&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: who takes the second step back?</source>
        <translation>{spy}&#xa0;: pour la seconde case, qui recule&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: who is set back one step?</source>
        <translation>{spy}&#xa0;: qui recule d’une case&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: for which spy will you name the division?</source>
        <translation>{spy}&#xa0;: pour quel espion désignerez-vous la division&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: who is to be put up for auction?</source>
        <translation>{spy}&#xa0;: qui sera mis aux enchères&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: who is to desert?</source>
        <translation>{spy}&#xa0;: qui doit déserter&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: who needs protection?</source>
        <translation>{spy}&#xa0;: qui protéger&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: who is to have an accident?</source>
        <translation>{spy}&#xa0;: qui doit avoir un accident&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: which spy is exchanged for the first one?</source>
        <translation>{spy}&#xa0;: contre quel espion l’échanger&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: which two ready spies change employers?</source>
        <translation>{spy}&#xa0;: quels espions prêts échanger&#x202f;?</translation>
    </message>
    <message>
        <source>{spy}: thwart a ready spy or a player?</source>
        <translation>{spy}&#xa0;: qui contrecarrer, un espion prêt ou un joueur&#x202f;?</translation>
    </message>
</context>
<context>
    <name>CercleProspects</name>
    <message>
        <source>Edge {edge}: it arrives in turn {turn}.</source>
        <translation>Case&#xa0;{edge}&#xa0;: arrivée au tour&#xa0;{turn}.</translation>
    </message>
    <message>
        <source>It then goes to edge {edge} and is back in turn {turn}.</source>
        <translation>Ensuite&#xa0;: case {edge}, retour au tour {turn}.</translation>
    </message>
    <message>
        <source>As things stand, {player} would hire it for nothing.</source>
        <translation>En l’état, {player} l’engagerait sans rien payer.</translation>
    </message>
    <message>
        <source>As things stand, everyone could bid for it.</source>
        <translation>En l’état, tout le monde pourrait enchérir.</translation>
    </message>
    <message>
        <source>As things stand, {players} would bid for it.</source>
        <translation>En l’état, enchère entre {players}.</translation>
    </message>
    <message>
        <source>{players} hires it and pays nothing.</source>
        <translation>{players} l’engage sans rien payer.</translation>
    </message>
    <message>
        <source>Auction among {players}.</source>
        <translation>Enchère entre {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n arrest(s): {points} VP, and {circle} for the Circle.</source>
        <translation>
            <numerusform>%n&#xa0;arrestation&#xa0;: {points}&#xa0;PV, et {circle} pour le Cercle.</numerusform>
            <numerusform>%n&#xa0;arrestations&#xa0;: {points}&#xa0;PV, et {circle} pour le Cercle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleReactions</name>
    <message>
        <source>{action}: {targets}.</source>
        <translation>{action}&#xa0;: {targets}.</translation>
    </message>
    <message>
        <source>{action}.</source>
        <translation>{action}.</translation>
    </message>
    <message>
        <source>Forbid your own spy’s action? {spy} is loyal to your nation.</source>
        <translation>Interdire l’action de votre propre espion&#x202f;? {spy} est fidèle à votre nation.</translation>
    </message>
    <message>
        <source>{player} uses {spy}, who is loyal to your nation. Forbid the action?</source>
        <translation>{player} utilise {spy}, fidèle à votre nation. Interdire l’action&#x202f;?</translation>
    </message>
    <message>
        <source>If you let it pass, {spy} leaves the game for good.</source>
        <translation>Sinon, {spy} quitte définitivement la partie.</translation>
    </message>
    <message>
        <source>If you let it pass, {spy} changes employers.</source>
        <translation>Sinon, {spy} change d’employeur.</translation>
    </message>
    <message>
        <source>If you let it pass, {spy} must start preparing again.</source>
        <translation>Sinon, {spy} doit recommencer ses préparatifs.</translation>
    </message>
    <message>
        <source>{player} attacks {spy} with {attacker}. Repel the attack?</source>
        <translation>{player} attaque {spy} avec {attacker}. Repousser l’attaque&#x202f;?</translation>
    </message>
    <message>
        <source>If you forbid it, {spy} goes to the wheel without acting, and your service marker turns passive.</source>
        <translation>Si vous l’interdisez, {spy} rejoint la roue sans agir, et votre marqueur de service redevient passif.</translation>
    </message>
    <message>
        <source>A bodyguard that repels an attack goes to the wheel.</source>
        <translation>Un garde du corps qui repousse une attaque rejoint la roue.</translation>
    </message>
    <message>
        <source>{spy} arrives: which division hires it?</source>
        <translation>{spy} arrive&#xa0;: quelle division l’engage&#x202f;?</translation>
    </message>
    <message>
        <source>Whoever has the most secrets in it hires the spy and pays nothing. If several have the most, they bid.</source>
        <translation>Celui qui y a le plus de secrets engage l’espion sans rien payer. En cas d’égalité, il y a enchère.</translation>
    </message>
    <message>
        <source>Auction for {spy}: bid {bid}, or pass?</source>
        <translation>Enchère pour {spy}&#xa0;: miser {bid}, ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>No bid yet; still in: {players}.</source>
        <translation>Pas encore d’offre&#x202f;; en lice&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Highest bid: {bid}, by {leader}; still in: {players}.</source>
        <translation>Offre la plus haute&#xa0;: {bid}, par {leader}&#x202f;; en lice&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>You can bid up to {cover}, counting all your secrets and ready purses.</source>
        <translation>Vous pouvez miser jusqu’à {cover}, avec tous vos secrets et vos bourses prêtes.</translation>
    </message>
    <message>
        <source>You can bid up to {cover}, counting your {division} secrets and ready purses.</source>
        <translation>Vous pouvez miser jusqu’à {cover}, avec vos secrets en {division} et vos bourses prêtes.</translation>
    </message>
    <message>
        <source>{action}, preparation time {prep}, value {vp}.</source>
        <translation>{action}, temps de préparation&#xa0;{prep}, valeur&#xa0;{vp}.</translation>
    </message>
    <message>
        <source>Click a ready purse to use it, or one of your divisions to pay with its secrets.</source>
        <translation>Cliquez sur une bourse prête pour l’utiliser, ou sur une division pour payer avec ses secrets.</translation>
    </message>
    <message>
        <source>Your secrets are not enough: click a ready purse to use it.</source>
        <translation>Vos secrets ne suffisent pas&#xa0;: cliquez sur une bourse prête pour l’utiliser.</translation>
    </message>
    <message>
        <source>Click one of your divisions to pay with its secrets.</source>
        <translation>Cliquez sur une division pour payer avec ses secrets.</translation>
    </message>
    <message numerus="yes">
        <source>Still to pay for {spy}: %n secret(s).</source>
        <translation>
            <numerusform>Reste à payer pour {spy}&#xa0;: %n&#xa0;secret.</numerusform>
            <numerusform>Reste à payer pour {spy}&#xa0;: %n&#xa0;secrets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hire {spy} for %n secret(s). How do you pay?</source>
        <translation>
            <numerusform>Vous engagez {spy} pour %n&#xa0;secret. Comment payez-vous&#x202f;?</numerusform>
            <numerusform>Vous engagez {spy} pour %n&#xa0;secrets. Comment payez-vous&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>That would bring in {spies}.</source>
        <translation>Cela ferait arriver {spies}.</translation>
    </message>
    <message>
        <source>Nobody would arrive, but everyone on the wheel would come one step closer.</source>
        <translation>Personne n’arriverait, mais toute la roue avancerait d’une case.</translation>
    </message>
    <message>
        <source>Turn the wheel once more?</source>
        <translation>Faire tourner la roue une fois de plus&#x202f;?</translation>
    </message>
    <message>
        <source>The spy you use goes to the wheel afterwards.</source>
        <translation>L’espion utilisé rejoint ensuite la roue.</translation>
    </message>
</context>
<context>
    <name>CercleRefusals</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{player} has already taken this one.</source>
        <translation>{player} a déjà fait ce choix.</translation>
    </message>
    <message>
        <source>{spy} is not among the open neutral spies.</source>
        <translation>{spy} ne fait pas partie des neutres visibles.</translation>
    </message>
    <message>
        <source>This pile is used up.</source>
        <translation>Cette pile est épuisée.</translation>
    </message>
    <message>
        <source>You can pay for only one spy of each kind per turn, and you already have.</source>
        <translation>Une seule activation payante de chaque sorte par tour&#xa0;: vous l’avez déjà faite.</translation>
    </message>
    <message>
        <source>An activation costs {most} of your new secrets, and you have {left} left.</source>
        <translation>Une activation coûte {most} de vos nouveaux secrets, et il vous en reste {left}.</translation>
    </message>
    <message>
        <source>That is too many: {left} at most.</source>
        <translation>C’est trop&#xa0;: {left} au plus.</translation>
    </message>
    <message>
        <source>As first player you must first activate a neutral spy for free.</source>
        <translation>Le premier joueur doit d’abord activer gratuitement un neutre.</translation>
    </message>
    <message>
        <source>You must distribute all your secrets. Left: {left}.</source>
        <translation>Vous devez répartir tous vos secrets. Reste&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>Once you begin to distribute secrets, you can no longer activate spies.</source>
        <translation>Une fois la répartition commencée, vous ne pouvez plus activer d’espion.</translation>
    </message>
    <message>
        <source>{spy} does not act in phase 2, but may infiltrate.</source>
        <translation>{spy} n’agit pas en phase&#xa0;2, mais peut s’infiltrer.</translation>
    </message>
    <message>
        <source>You cannot infiltrate while {spy} is deployed against you.</source>
        <translation>Vous ne pouvez pas infiltrer tant que {spy} est en mission contre vous.</translation>
    </message>
    <message>
        <source>{spy} has already acted in this phase.</source>
        <translation>{spy} a déjà agi dans cette phase.</translation>
    </message>
    <message>
        <source>You cannot infiltrate again this turn.</source>
        <translation>Vous ne pouvez plus infiltrer ce tour-ci.</translation>
    </message>
    <message>
        <source>{spy} has not infiltrated the Circle for you.</source>
        <translation>{spy} n’a pas infiltré le Cercle pour vous.</translation>
    </message>
    <message>
        <source>Your service marker is already active.</source>
        <translation>Votre marqueur de service est déjà actif.</translation>
    </message>
    <message>
        <source>You used your service marker this turn: you can activate it again next turn.</source>
        <translation>Vous avez utilisé votre marqueur de service ce tour-ci&#xa0;: vous pourrez le réactiver au prochain.</translation>
    </message>
    <message>
        <source>Activating your service marker costs 1 VP, and you have none.</source>
        <translation>Activer votre marqueur de service coûte 1&#xa0;PV, et vous n’en avez pas.</translation>
    </message>
    <message>
        <source>There is no target for {spy}.</source>
        <translation>Il n’y a pas de cible pour {spy}.</translation>
    </message>
    <message>
        <source>{spy} is not posted in front of you.</source>
        <translation>{spy} ne monte pas la garde devant vous.</translation>
    </message>
    <message>
        <source>Bids rise one by one: the next is {most}.</source>
        <translation>Les offres montent de un en un&#xa0;: la suivante est {most}.</translation>
    </message>
    <message>
        <source>The price is not paid yet. Left: {left}.</source>
        <translation>Le prix n’est pas encore réglé. Reste&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>{spy} is not one of your ready purses.</source>
        <translation>{spy} ne fait pas partie de vos bourses prêtes.</translation>
    </message>
    <message>
        <source>{spy} is already paying.</source>
        <translation>{spy} paie déjà.</translation>
    </message>
    <message>
        <source>Purses come first, then secrets.</source>
        <translation>Les bourses d’abord, les secrets ensuite.</translation>
    </message>
    <message>
        <source>Your secrets do not cover what is left ({left}): use a purse first.</source>
        <translation>Vos secrets ne couvrent pas le reste ({left})&#xa0;: utilisez d’abord une bourse.</translation>
    </message>
    <message>
        <source>This auction is not paid from {division}.</source>
        <translation>Cette enchère ne se paie pas sur {division}.</translation>
    </message>
    <message>
        <source>This action needs another target.</source>
        <translation>Il faut encore une cible à cette action.</translation>
    </message>
    <message>
        <source>That is no target for this action.</source>
        <translation>Ce n’est pas une cible pour cette action.</translation>
    </message>
    <message>
        <source>Nobody sits there.</source>
        <translation>Cette place est vide.</translation>
    </message>
    <message>
        <source>This action is aimed at another player.</source>
        <translation>Cette action vise un autre joueur que vous.</translation>
    </message>
    <message>
        <source>{player} has no secrets left in {division}.</source>
        <translation>{player} n’a plus de secret en {division}.</translation>
    </message>
    <message>
        <source>{spy} cannot be its own target.</source>
        <translation>{spy} ne peut pas se prendre pour cible.</translation>
    </message>
    <message>
        <source>{spy} does not work for you.</source>
        <translation>{spy} ne travaille pas pour vous.</translation>
    </message>
    <message>
        <source>{spy} is not among the ready spies.</source>
        <translation>{spy} ne fait pas partie des espions prêts.</translation>
    </message>
    <message>
        <source>{spy} is not on the wheel.</source>
        <translation>{spy} n’est pas autour de la roue.</translation>
    </message>
    <message>
        <source>{spy} arrives with the first step and cannot be given a second one.</source>
        <translation>{spy} arrive dès la première case et ne peut pas avancer d’une seconde.</translation>
    </message>
    <message>
        <source>{spy} cannot be set back beyond edge {last}.</source>
        <translation>{spy} ne peut pas reculer au-delà de la case&#xa0;{last}.</translation>
    </message>
    <message>
        <source>{spy} has an employer.</source>
        <translation>{spy} a un employeur.</translation>
    </message>
    <message>
        <source>{spy} has no employer.</source>
        <translation>{spy} n’a pas d’employeur.</translation>
    </message>
    <message>
        <source>{spy} is already attached to this spy.</source>
        <translation>{spy} occupe déjà cette carte.</translation>
    </message>
    <message>
        <source>{spy} is already neutral.</source>
        <translation>{spy} est déjà neutre.</translation>
    </message>
    <message>
        <source>{spy} is attached to another card and cannot be chosen.</source>
        <translation>{spy} se trouve sur une autre carte, hors d’atteinte.</translation>
    </message>
    <message>
        <source>{spy} is deployed in front of another player.</source>
        <translation>{spy} est en mission devant un autre joueur.</translation>
    </message>
    <message>
        <source>{spy} is in the ranks of the Circle, out of reach.</source>
        <translation>{spy} est dans les rangs du Cercle, hors d’atteinte.</translation>
    </message>
    <message>
        <source>{spy} already has a bodyguard: {guard}.</source>
        <translation>{spy} a déjà un garde du corps&#xa0;: {guard}.</translation>
    </message>
    <message>
        <source>This bodyguard cannot be attached while {spy} protects it.</source>
        <translation>Ce garde du corps ne peut pas être attaché tant que {spy} le protège.</translation>
    </message>
    <message>
        <source>{spy} is already posted in front of you.</source>
        <translation>{spy} monte déjà la garde devant vous.</translation>
    </message>
    <message>
        <source>{spy} works for you: choose a spy of another player.</source>
        <translation>{spy} travaille pour vous&#xa0;: choisissez l’espion d’un autre joueur.</translation>
    </message>
    <message>
        <source>The two spies must work for different players.</source>
        <translation>Les deux espions doivent travailler pour des joueurs différents.</translation>
    </message>
    <message>
        <source>this spy</source>
        <translation>cet espion</translation>
    </message>
    <message>
        <source>this player</source>
        <translation>ce joueur</translation>
    </message>
    <message>
        <source>this division</source>
        <translation>cette division</translation>
    </message>
</context>
<context>
    <name>CercleScores</name>
    <message>
        <source>Start square</source>
        <translation>Case de départ</translation>
    </message>
    <message>
        <source>Infiltration</source>
        <translation>Infiltration</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Papillons</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Captures</translation>
    </message>
    <message>
        <source>Arrests</source>
        <translation>Arrestations</translation>
    </message>
    <message>
        <source>Service marker</source>
        <translation>Marqueur de service</translation>
    </message>
    <message>
        <source>Unmasking</source>
        <translation>Espions démasqués</translation>
    </message>
    <message>
        <source>Secrets in all</source>
        <translation>Secrets en tout</translation>
    </message>
    <message>
        <source>They are tied on points and on secrets.</source>
        <translation>Ils sont à égalité de points et de secrets.</translation>
    </message>
    <message>
        <source>The Circle has {circle} VP, and the fewest points win: {points} VP.</source>
        <translation>Le Cercle a {circle}&#xa0;PV, et le plus petit total gagne&#xa0;: {points}&#xa0;PV.</translation>
    </message>
    <message>
        <source>Winning score: {points} VP.</source>
        <translation>Meilleur score&#xa0;: {points} PV.</translation>
    </message>
    <message>
        <source>{players}: the same points, but more secrets ({others} against {own}).</source>
        <translation>{players}&#xa0;: autant de points, mais plus de secrets ({others} contre {own}).</translation>
    </message>
    <message>
        <source>{players}: the same points, but fewer secrets ({others} against {own}).</source>
        <translation>{players}&#xa0;: autant de points, mais moins de secrets ({others} contre {own}).</translation>
    </message>
</context>
<context>
    <name>CercleSigns</name>
    <message>
        <source>{points} VP</source>
        <translation>{points}&#xa0;PV</translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) left</source>
        <translation>
            <numerusform>%n secret à placer</numerusform>
            <numerusform>%n secrets à placer</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spies come here when they are ready</source>
        <translation>Vos espions viennent ici quand ils sont prêts</translation>
    </message>
    <message>
        <source>Spies deployed against you</source>
        <translation>Espions en mission contre vous</translation>
    </message>
    <message>
        <source>Arriving in turn {turn}, from the inside out</source>
        <translation>Arrivée au tour {turn}, de l’intérieur vers l’extérieur</translation>
    </message>
    <message>
        <source>Deployed against this service</source>
        <translation>En mission contre ce service</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <translation>tour {turn}</translation>
    </message>
    <message>
        <source>Infiltrate: {points} VP</source>
        <translation>Infiltrer&#xa0;: {points}&#xa0;PV</translation>
    </message>
    <message>
        <source>Unmask: {points} VP, Circle {circle}</source>
        <translation>Démasquer&#xa0;: {points}&#xa0;PV, Cercle {circle}</translation>
    </message>
    <message>
        <source>is repelled</source>
        <translation>sera repoussé</translation>
    </message>
    <message>
        <source>may be repelled</source>
        <translation>peut être repoussé</translation>
    </message>
    <message>
        <source>{spy}: {action}</source>
        <translation>{spy}&#xa0;: {action}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) arriving</source>
        <translation>
            <numerusform>%n espion arrive</numerusform>
            <numerusform>%n espions arrivent</numerusform>
        </translation>
    </message>
    <message>
        <source>Auction: {spy}</source>
        <translation>Enchère&#xa0;: {spy}</translation>
    </message>
    <message>
        <source>Price {price}, still to pay: {left}</source>
        <translation>Prix {price}, reste à payer&#xa0;: {left}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors enchère</translation>
    </message>
</context>
<context>
    <name>CercleStates</name>
    <message>
        <source>in its pile, number {number} from the top</source>
        <translation>dans sa pile, numéro {number} à partir du sommet</translation>
    </message>
    <message>
        <source>open neutral spy: can be activated</source>
        <translation>neutre visible&#xa0;: peut être activé</translation>
    </message>
    <message>
        <source>ready and posted as a bodyguard, working for {player}</source>
        <translation>prêt chez {player}, posté comme garde du corps</translation>
    </message>
    <message>
        <source>ready, working for {player}</source>
        <translation>prêt chez {player}</translation>
    </message>
    <message>
        <source>bodyguard on {ward}, working for {player}</source>
        <translation>garde du corps sur {ward}, pour {player}</translation>
    </message>
    <message>
        <source>recruiter on {ward}, working for {player}</source>
        <translation>recruteur sur {ward}, pour {player}</translation>
    </message>
    <message>
        <source>deployed against {rival}, working for {player}</source>
        <translation>en mission contre {rival}, pour {player}</translation>
    </message>
    <message>
        <source>in the ranks of the Circle, for {player}</source>
        <translation>dans les rangs du Cercle, pour {player}</translation>
    </message>
    <message>
        <source>acting for {player}</source>
        <translation>en action, pour {player}</translation>
    </message>
    <message>
        <source>just arrived, working for {player}</source>
        <translation>vient d’arriver, pour {player}</translation>
    </message>
    <message>
        <source>just arrived, without an employer</source>
        <translation>vient d’arriver, sans employeur</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>on the wheel at edge {edge}, working for {player}; back in turn {turn}</source>
        <translation>autour de la roue, case&#xa0;{edge}, pour {player}&#x202f;; retour au tour&#xa0;{turn}</translation>
    </message>
    <message>
        <source>on the wheel at edge {edge}, without an employer; to be hired in turn {turn}</source>
        <translation>autour de la roue, case&#xa0;{edge}, sans employeur&#x202f;; à engager au tour&#xa0;{turn}</translation>
    </message>
    <message>
        <source>protected by {guard}</source>
        <translation>protection&#xa0;: {guard}</translation>
    </message>
    <message>
        <source>{recruiter} is attached to it, working for {player}</source>
        <translation>recruteur&#xa0;: {recruiter}, pour {player}</translation>
    </message>
    <message>
        <source>division to be named</source>
        <translation>division à désigner</translation>
    </message>
    <message>
        <source>auction: {secrets}</source>
        <translation>enchère&#xa0;: {secrets}</translation>
    </message>
    <message>
        <source>majority in {division}</source>
        <translation>majorité en {division}</translation>
    </message>
</context>
<context>
    <name>CercleTargets</name>
    <message>
        <source>No more targets.</source>
        <translation>Pas d’autre cible.</translation>
    </message>
    <message>
        <source>Post it in front of you to cover all your ready spies.</source>
        <translation>Le poster devant vous, pour couvrir tous vos espions prêts.</translation>
    </message>
    <message>
        <source>Pay with {spy}.</source>
        <translation>Payer avec {spy}.</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n {division} secret(s).</source>
        <translation>
            <numerusform>Payer %n secret en {division}.</numerusform>
            <numerusform>Payer %n secrets en {division}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Still to pay: {left}.</source>
        <translation>Reste à payer&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>Put a new secret into {player}’s {division}, which then has {after}.</source>
        <translation>Placer un nouveau secret en {division} chez {player}, qui en aura {after}.</translation>
    </message>
    <message>
        <source>Destroy a secret in {player}’s {division}, which then has {after}.</source>
        <translation>Détruire un secret en {division} chez {player}, où il en restera {after}.</translation>
    </message>
    <message>
        <source>Keep {player} from infiltrating in the next phase 2.</source>
        <translation>Empêcher {player} d’infiltrer à sa prochaine phase&#xa0;2.</translation>
    </message>
    <message numerus="yes">
        <source>Cut off sources: {player} receives only %n new secret(s) in the next phase 1.</source>
        <translation>
            <numerusform>Tarir des sources&#xa0;: {player} ne recevra que %n&#xa0;nouveau secret à sa prochaine phase&#xa0;1.</numerusform>
            <numerusform>Tarir des sources&#xa0;: {player} ne recevra que %n&#xa0;nouveaux secrets à sa prochaine phase&#xa0;1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange {first} for {spy}.</source>
        <translation>Échanger {first} contre {spy}.</translation>
    </message>
    <message>
        <source>A bodyguard will repel the attack!</source>
        <translation>Un garde du corps repoussera l’attaque&#x202f;!</translation>
    </message>
    <message>
        <source>A bodyguard may repel the attack.</source>
        <translation>Un garde du corps peut repousser l’attaque.</translation>
    </message>
    <message>
        <source>against {player}</source>
        <translation>contre {player}</translation>
    </message>
    <message>
        <source>edge {edge}</source>
        <translation>case&#xa0;{edge}</translation>
    </message>
    <message>
        <source>on {spy}</source>
        <translation>sur {spy}</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>Move {spy} one step forward: it arrives at once.</source>
        <translation>Avancer {spy} d’une case&#xa0;: arrivée immédiate.</translation>
    </message>
    <message>
        <source>Move {spy} forward to edge {edge}: it arrives in turn {turn}.</source>
        <translation>Avancer {spy} à la case&#xa0;{edge}&#xa0;: arrivée au tour&#xa0;{turn}.</translation>
    </message>
    <message>
        <source>Set {spy} back to edge {edge}: it arrives in turn {turn}.</source>
        <translation>Reculer {spy} à la case&#xa0;{edge}&#xa0;: arrivée au tour&#xa0;{turn}.</translation>
    </message>
    <message>
        <source>Name the division that hires {spy} when the time comes ({place}).</source>
        <translation>Désigner, le moment venu, la division qui engage {spy} ({place}).</translation>
    </message>
    <message>
        <source>Have {spy} auctioned among all players when the time comes ({place}).</source>
        <translation>Mettre {spy} aux enchères entre tous, le moment venu ({place}).</translation>
    </message>
    <message>
        <source>Have {spy} desert ({place}).</source>
        <translation>Faire déserter {spy} ({place}).</translation>
    </message>
    <message>
        <source>Protect {spy} ({place}).</source>
        <translation>Protéger {spy} ({place}).</translation>
    </message>
    <message>
        <source>Remove {spy} from the game ({place}).</source>
        <translation>Retirer {spy} de la partie ({place}).</translation>
    </message>
    <message>
        <source>Exchange {spy}.</source>
        <translation>Échanger {spy}.</translation>
    </message>
    <message>
        <source>Send {spy} back to the wheel: edge {edge}.</source>
        <translation>Renvoyer {spy} à la roue&#xa0;: case&#xa0;{edge}.</translation>
    </message>
</context>
<context>
    <name>CercleTextBoard</name>
    <message>
        <source>THE CIRCLE, TURN {turn}</source>
        <translation>LE CERCLE, TOUR&#xa0;{turn}</translation>
    </message>
    <message>
        <source>THE CIRCLE, SETTING UP</source>
        <translation>LE CERCLE, MISE EN PLACE</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>{points} of {goal} VP</source>
        <translation>{points}&#xa0;PV sur {goal}</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Acting</source>
        <translation>En action</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>À l’arrivée</translation>
    </message>
    <message>
        <source>AT THIS MOMENT</source>
        <translation>EN CE MOMENT</translation>
    </message>
    <message>
        <source>{player} hires it for {price}.</source>
        <translation>{player} l’engage pour {price}.</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situation</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Payable en</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Can bid up to</source>
        <translation>Offre maximale</translation>
    </message>
    <message>
        <source>{player}: {points} VP</source>
        <translation>{player}&#xa0;: {points}&#xa0;PV</translation>
    </message>
    <message>
        <source>Service marker</source>
        <translation>Marqueur de service</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Deployed here</source>
        <translation>En mission ici</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Papillons</translation>
    </message>
    <message>
        <source>active</source>
        <translation>actif</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>passif</translation>
    </message>
    <message>
        <source>passive, used this turn</source>
        <translation>passif, utilisé ce tour-ci</translation>
    </message>
    <message>
        <source>posted</source>
        <translation>posté</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>deployed by {player}</source>
        <translation>en mission pour {player}</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>value {vp}</source>
        <translation>valeur&#xa0;{vp}</translation>
    </message>
    <message>
        <source>preparation {prep}</source>
        <translation>préparation&#xa0;{prep}</translation>
    </message>
    <message>
        <source>works for {player}</source>
        <translation>pour {player}</translation>
    </message>
    <message>
        <source>Edge {edge}, turn {turn}</source>
        <translation>Case&#xa0;{edge}, tour&#xa0;{turn}</translation>
    </message>
    <message>
        <source>TIME WHEEL</source>
        <translation>ROUE DU TEMPS</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>TIME WHEEL, each row from the inside out</source>
        <translation>ROUE DU TEMPS, chaque rangée de l’intérieur vers l’extérieur</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Visibles</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>NEUTRAL SPIES</source>
        <translation>ESPIONS NEUTRES</translation>
    </message>
    <message>
        <source>{action}, preparation {prep}, value {vp}: {spies}</source>
        <translation>{action}, préparation&#xa0;{prep}, valeur&#xa0;{vp}&#xa0;: {spies}</translation>
    </message>
    <message>
        <source>PILES, the top first</source>
        <translation>PILES, du sommet vers le bas</translation>
    </message>
</context>
<context>
    <name>CercleTips</name>
    <message>
        <source>{spy}: {action}</source>
        <translation>{spy}&#xa0;: {action}</translation>
    </message>
    <message>
        <source>{kind} · preparation time {prep} · value {vp}</source>
        <translation>{kind} · temps de préparation&#xa0;{prep} · valeur&#xa0;{vp}</translation>
    </message>
    <message>
        <source>It has acted in this phase and cannot infiltrate.</source>
        <translation>A agi dans cette phase et ne peut pas s’infiltrer.</translation>
    </message>
    <message>
        <source>Auction: {secrets}.</source>
        <translation>Enchère&#xa0;: {secrets}.</translation>
    </message>
    <message>
        <source>Exclusive spy: {nation}.</source>
        <translation>Espion exclusif&#xa0;: {nation}.</translation>
    </message>
    <message>
        <source>{player} can veto its actions while their service marker is active.</source>
        <translation>{player} peut opposer son veto à ses actions tant que son marqueur de service est actif.</translation>
    </message>
    <message>
        <source>{action}: this pile is used up</source>
        <translation>{action}&#xa0;: cette pile est épuisée</translation>
    </message>
    <message>
        <source>{action}, from the top: {spies}</source>
        <translation>{action}, à partir du sommet&#xa0;: {spies}</translation>
    </message>
    <message numerus="yes">
        <source>Deck of neutral spies: %n card(s), face down</source>
        <translation>
            <numerusform>Pioche des neutres&#xa0;: %n&#xa0;carte, face cachée</numerusform>
            <numerusform>Pioche des neutres&#xa0;: %n&#xa0;cartes, face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge {edge}: spies here arrive in turn {turn}</source>
        <translation>Case&#xa0;{edge}&#xa0;: arrivée au tour&#xa0;{turn}</translation>
    </message>
    <message>
        <source>{division}: {name}</source>
        <translation>{division}&#xa0;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>{division}, {player}: %n secret(s)</source>
        <translation>
            <numerusform>{division}, {player}&#xa0;: %n&#xa0;secret</numerusform>
            <numerusform>{division}, {player}&#xa0;: %n&#xa0;secrets</numerusform>
        </translation>
    </message>
    <message>
        <source>Beyond {most} there is an arrest: {most} are spent, {vp} VP, and {circle} for the Circle.</source>
        <translation>Au-delà de {most}, arrestation&#xa0;: {most} secrets dépensés, {vp}&#xa0;PV, et {circle} pour le Cercle.</translation>
    </message>
    <message>
        <source>Exclusive spies: {spies}.</source>
        <translation>Espions exclusifs&#xa0;: {spies}.</translation>
    </message>
    <message>
        <source>Active: one action of an exclusive spy can be forbidden.</source>
        <translation>Actif&#xa0;: une action d’un espion exclusif peut être interdite.</translation>
    </message>
    <message>
        <source>Passive: for 1 VP it can be activated in phase 2.</source>
        <translation>Passif&#xa0;: pour 1&#xa0;PV, il peut être activé en phase&#xa0;2.</translation>
    </message>
    <message>
        <source>Passive: used this turn; it can be activated again next turn.</source>
        <translation>Passif&#xa0;: utilisé ce tour-ci&#x202f;; il pourra être réactivé au prochain.</translation>
    </message>
    <message>
        <source>service marker</source>
        <translation>marqueur de service</translation>
    </message>
    <message>
        <source>{player}: {points} of {goal} VP</source>
        <translation>{player}&#xa0;: {points}&#xa0;PV sur {goal}</translation>
    </message>
    <message>
        <source>If anyone has {goal} VP or more when phase 2 ends, the Circle is destroyed and the most points win.</source>
        <translation>Si quelqu’un a {goal} PV ou plus à la fin de la phase&#xa0;2, le Cercle est anéanti, et le plus grand nombre de points l’emporte.</translation>
    </message>
    <message>
        <source>Chaos: the Circle has {points} of {goal} VP</source>
        <translation>Chaos&#xa0;: le Cercle a {points}&#xa0;PV sur {goal}</translation>
    </message>
    <message>
        <source>At {goal}, the game ends at once, and the fewest points win.</source>
        <translation>À {goal}, la partie s’arrête aussitôt, et le plus petit nombre de points l’emporte.</translation>
    </message>
    <message>
        <source>{number} {name}: {summary}</source>
        <translation>{number} {name}&#xa0;: {summary}</translation>
    </message>
</context>
<context>
    <name>CercleWaiting</name>
    <message>
        <source>{player} is choosing a colour.</source>
        <translation>{player} choisit une couleur.</translation>
    </message>
    <message>
        <source>{player} is choosing a secret service.</source>
        <translation>{player} choisit un service secret.</translation>
    </message>
    <message>
        <source>{player} is activating spies and distributing secrets.</source>
        <translation>{player} active des espions et répartit ses secrets.</translation>
    </message>
    <message>
        <source>{player} is distributing secrets.</source>
        <translation>{player} répartit ses secrets.</translation>
    </message>
    <message>
        <source>{player} is using spies.</source>
        <translation>{player} utilise ses espions.</translation>
    </message>
    <message>
        <source>{player} is choosing a target.</source>
        <translation>{player} choisit une cible.</translation>
    </message>
    <message>
        <source>{player} may veto the action {of_spy}.</source>
        <translation>{player} peut opposer son veto à l’action {of_spy}.</translation>
    </message>
    <message>
        <source>{player} may repel the attack on {attacked}.</source>
        <translation>{player} peut repousser l’attaque contre {attacked}.</translation>
    </message>
    <message>
        <source>{player} is naming the division that hires {arrival}.</source>
        <translation>{player} désigne la division qui engage {arrival}.</translation>
    </message>
    <message>
        <source>{player} may bid {bid} for {prize}.</source>
        <translation>{player} peut miser {bid} pour {prize}.</translation>
    </message>
    <message>
        <source>{player} hires {prize} and is deciding how to pay.</source>
        <translation>{player} engage {prize} et choisit comment payer.</translation>
    </message>
    <message>
        <source>{player} may turn the wheel once more.</source>
        <translation>{player} peut faire tourner la roue une fois de plus.</translation>
    </message>
</context>
<context>
    <name>CercleWords</name>
    <message>
        <source>Gather secrets, win spies with them, and turn them against the Circle: infiltrate it unnoticed, or capture its members, which gives it points as well. Once somebody has 20 points the Circle is destroyed, and the most points win. But if the Circle gets there first, the world falls into chaos, and the weakest service wins. No dice, and everything is out in the open.</source>
        <translation>Recueillez des secrets, attirez des espions et lancez-les contre le Cercle&#xa0;: infiltrez-le sans bruit, ou capturez ses membres, ce qui lui rapporte aussi des points. Dès que quelqu’un a 20&#xa0;points, le Cercle est anéanti et le plus grand nombre de points l’emporte. Mais si le Cercle y parvient le premier, le monde sombre dans le chaos, et c’est le service le plus faible qui gagne. Pas de dés, et tout est visible.</translation>
    </message>
    <message>
        <source>Colours and services</source>
        <translation>Couleurs et services</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Chosen by the players</source>
        <translation>Au choix des joueurs</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Tirés au sort</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n&#xa0;tour</numerusform>
            <numerusform>%n&#xa0;tours</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place&#xa0;{number}</translation>
    </message>
    <message>
        <source>Drawn at random</source>
        <translation>Tiré au sort</translation>
    </message>
    <message>
        <source>Starting with the first player, everyone picks a colour, then a service.</source>
        <translation>En commençant par le premier joueur, chacun choisit une couleur, puis un service.</translation>
    </message>
    <message>
        <source>The game begins at once.</source>
        <translation>La partie commence aussitôt.</translation>
    </message>
    <message>
        <source>If nobody has won when phase 2 of that turn ends, the most points win.</source>
        <translation>Si personne n’a gagné à la fin de la phase&#xa0;2 de ce tour, le plus grand nombre de points l’emporte.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Setting up · {player}</source>
        <translation>Mise en place · {player}</translation>
    </message>
    <message>
        <source>Turn {turn} · Phase {number}, {phase} · {player}</source>
        <translation>Tour&#xa0;{turn} · Phase&#xa0;{number}, {phase} · {player}</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>premier joueur</translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s)</source>
        <translation>
            <numerusform>%n&#xa0;secret</numerusform>
            <numerusform>%n&#xa0;secrets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n&#xa0;prêt</numerusform>
            <numerusform>%n&#xa0;prêts</numerusform>
        </translation>
    </message>
    <message>
        <source>may veto</source>
        <translation>veto possible</translation>
    </message>
</context>
<context>
    <name>Chair</name>
    <message>
        <source>Sit down here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Get up: the seat is open to the others</source>
        <translation>Se lever&#xa0;: la place est libre pour les autres</translation>
    </message>
    <message>
        <source>Seat a bot: {bot}</source>
        <translation>Y asseoir un bot&#xa0;: {bot}</translation>
    </message>
    <message>
        <source>Open the seat to whoever comes</source>
        <translation>Libérer la place pour qui viendra</translation>
    </message>
    <message>
        <source>Open seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Seat ▾</source>
        <translation>Place ▾</translation>
    </message>
    <message>
        <source>Seat {number}: {who}</source>
        <translation>Place {number}&#xa0;: {who}</translation>
    </message>
</context>
<context>
    <name>ChangedKeyDialog</name>
    <message>
        <source>Another key</source>
        <translation>Une autre clé</translation>
    </message>
    <message>
        <source>“{machine}” is at the address of another machine</source>
        <translation>«&#xa0;{machine}&#xa0;» se trouve à l’adresse d’une autre machine</translation>
    </message>
    <message>
        <source>Addresses change hands now and then. Ask whoever keeps the table; if it is not the one you expect, do not join.</source>
        <translation>Il arrive qu’une adresse change de machine. Demandez à la personne qui tient la table&#x202f;; si ce n’est pas celle que vous attendez, ne rejoignez pas la table.</translation>
    </message>
    <message>
        <source>“{machine}” is not the machine it was</source>
        <translation>«&#xa0;{machine}&#xa0;» n’est plus la même machine</translation>
    </message>
    <message>
        <source>It identifies itself by another key than the machine you met here before. Somebody else may be answering in its place, and would see what you are dealt and what you say.</source>
        <translation>Elle se présente avec une autre clé que la machine que vous avez rencontrée ici. Quelqu’un d’autre répond peut-être à sa place et verrait vos cartes et vos messages.</translation>
    </message>
    <message>
        <source>Its key now; whoever keeps the table sees the same digits there:</source>
        <translation>Sa clé actuelle&#x202f;; la personne qui tient la table voit les mêmes chiffres sur sa machine&#xa0;:</translation>
    </message>
    <message>
        <source>If Table Ronde was installed anew there, or its settings were deleted, this is to be expected: ask whoever keeps the table. Otherwise do not join.</source>
        <translation>Si Table Ronde y a été réinstallé, ou ses réglages effacés, c’est normal&#xa0;: demandez à la personne qui tient la table. Sinon, n’y allez pas.</translation>
    </message>
    <message>
        <source>Trust it from now on</source>
        <translation>Lui faire confiance désormais</translation>
    </message>
    <message>
        <source>Do not join</source>
        <translation>Ne pas y aller</translation>
    </message>
</context>
<context>
    <name>ChatBox</name>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Personne n’a encore rien dit.</translation>
    </message>
    <message>
        <source>Say something to everyone here</source>
        <translation>Un mot pour tout le monde</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce qui s’est dit</translation>
    </message>
</context>
<context>
    <name>ChatModel</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
</context>
<context>
    <name>CheckDialog</name>
    <message>
        <source>Trying…</source>
        <translation>Essai en cours…</translation>
    </message>
    <message>
        <source>Check of the network</source>
        <translation>Examen du réseau</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Addresses of this machine</source>
        <translation>Adresses de cette machine</translation>
    </message>
    <message>
        <source>Others join a table that is kept here by one of these.</source>
        <translation>C’est par l’une d’elles qu’on rejoint une table tenue ici.</translation>
    </message>
</context>
<context>
    <name>CheckWords</name>
    <message>
        <source>Is this machine on a network?</source>
        <translation>Cette machine est-elle sur un réseau&#x202f;?</translation>
    </message>
    <message>
        <source>Is what we announce heard?</source>
        <translation>Nos annonces sont-elles entendues&#x202f;?</translation>
    </message>
    <message>
        <source>Are other machines heard?</source>
        <translation>Entend-on d’autres machines&#x202f;?</translation>
    </message>
    <message>
        <source>Does our table answer at its address?</source>
        <translation>Notre table répond-elle à son adresse&#x202f;?</translation>
    </message>
    <message>
        <source>Do the tables we hear of answer?</source>
        <translation>Les tables annoncées répondent-elles&#x202f;?</translation>
    </message>
    <message>
        <source>well</source>
        <translation>tout va bien</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>This could not be tried.</source>
        <translation>Cela n’a pas pu être essayé.</translation>
    </message>
    <message>
        <source>Yes: {addresses}.</source>
        <translation>Oui&#xa0;: {addresses}.</translation>
    </message>
    <message>
        <source>No. Connect it to the Wi-Fi or the cable that the others use, then check again.</source>
        <translation>Non. Connectez-la au Wi-Fi ou au câble que les autres utilisent, puis recommencez.</translation>
    </message>
    <message>
        <source>Yes, but through {interfaces} tables cannot find each other by themselves. Join by address, or use another network.</source>
        <translation>Oui, mais par {interfaces} les tables ne peuvent pas se trouver d’elles-mêmes. Passez par l’adresse, ou changez de réseau.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Oui.</translation>
    </message>
    <message>
        <source>No: nothing comes back on {interfaces}. A firewall on this machine may keep out UDP port 5353 (multicast DNS): allow it, or have the others join by address.</source>
        <translation>Non&#xa0;: rien ne revient par {interfaces}. Un pare-feu de cette machine bloque peut-être le port UDP 5353 (DNS multicast)&#xa0;: autorisez-le, ou donnez votre adresse aux autres.</translation>
    </message>
    <message>
        <source>No: the network carries announcements, but ours is not among them. Close the table to the network and open it again.</source>
        <translation>Non&#xa0;: le réseau transmet des annonces, mais pas la nôtre. Fermez la table au réseau, puis rouvrez-la.</translation>
    </message>
    <message>
        <source>No: the system does not let us listen on UDP port 5353: {cause}.</source>
        <translation>Non&#xa0;: le système ne nous laisse pas écouter sur le port UDP 5353&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>There is no network to announce anything on.</source>
        <translation>Il n’y a pas de réseau où annoncer quoi que ce soit.</translation>
    </message>
    <message>
        <source>None so far. If a table is open on another machine, its firewall or the router keeps it from us: Wi-Fi for guests often separates machines. Try to join by address.</source>
        <translation>Aucune pour l’instant. Si une table est ouverte ailleurs, un pare-feu ou le routeur nous en sépare&#xa0;: c’est souvent le cas d’un Wi-Fi pour invités. Essayez de la rejoindre par son adresse.</translation>
    </message>
    <message>
        <source>Yes, at port {port}. If others cannot join all the same, a firewall on this machine may keep them out.</source>
        <translation>Oui, sur le port {port}. Si les autres n’arrivent tout de même pas, un pare-feu de cette machine les bloque peut-être.</translation>
    </message>
    <message>
        <source>Not at {addresses}. A firewall on this machine may keep out TCP port {port}: allow it for Table Ronde.</source>
        <translation>Pas à {addresses}. Un pare-feu de cette machine bloque peut-être le port TCP {port}&#xa0;: autorisez-le pour Table Ronde.</translation>
    </message>
    <message>
        <source>No table of ours is open to the network.</source>
        <translation>Aucune de nos tables n’est ouverte au réseau.</translation>
    </message>
    <message>
        <source>There is no network on which it could be reached.</source>
        <translation>Il n’y a pas de réseau par lequel la joindre.</translation>
    </message>
    <message>
        <source>Yes, all of them.</source>
        <translation>Oui, toutes.</translation>
    </message>
    <message>
        <source>Not these: {tables} ({addresses}). A firewall on that machine may keep us out: have Table Ronde allowed there.</source>
        <translation>Pas celles-ci&#xa0;: {tables} ({addresses}). Un pare-feu de cette machine-là nous bloque peut-être&#xa0;: il faut y autoriser Table Ronde.</translation>
    </message>
    <message>
        <source>No table of another machine is heard of.</source>
        <translation>Aucune autre machine n’annonce de table.</translation>
    </message>
</context>
<context>
    <name>CirkleBoard</name>
    <message>
        <source>Exchange for</source>
        <translation>Échanger contre</translation>
    </message>
    <message>
        <source>No exchange</source>
        <translation>Sans échange</translation>
    </message>
    <message>
        <source>A move, for instance C2-E4, D2xD10 or C4&lt;&gt;D4. Enter plays it, Esc leaves.</source>
        <translation>Un coup, par exemple C2-E4, D2xD10 ou C4&lt;&gt;D4. Entrée le joue, Échap annule.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un coup.</translation>
    </message>
</context>
<context>
    <name>CirkleBoardTips</name>
    <message>
        <source>Turn the board (R)</source>
        <translation>Tourner le plateau (R)</translation>
    </message>
    <message>
        <source>Show which units can be captured (T)</source>
        <translation>Montrer les unités qui peuvent être prises (T)</translation>
    </message>
    <message>
        <source>Lost units: {units}</source>
        <translation>Unités perdues&#xa0;: {units}</translation>
    </message>
    <message>
        <source>No unit is lost.</source>
        <translation>Aucune unité n’est perdue.</translation>
    </message>
    <message numerus="yes">
        <source>%n missile unit(s) lost</source>
        <translation>
            <numerusform>%n unité missile perdue</numerusform>
            <numerusform>%n unités missiles perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>The recovery can be used now.</source>
        <translation>La récupération est possible maintenant.</translation>
    </message>
    <message>
        <source>The recovery is still to come: too few units are lost.</source>
        <translation>La récupération reste à faire&#xa0;: trop peu d’unités sont perdues.</translation>
    </message>
    <message>
        <source>The recovery is spent.</source>
        <translation>La récupération est utilisée.</translation>
    </message>
</context>
<context>
    <name>CirkleBulletins</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>CIRKLE threatens!</source>
        <translation>Menace de CIRKLE&#x202f;!</translation>
    </message>
    <message>
        <source>{player} must capture the unit on {square}.</source>
        <translation>{player} doit prendre l’unité en {square}.</translation>
    </message>
    <message>
        <source>Nothing can be played</source>
        <translation>Aucun coup possible</translation>
    </message>
    <message>
        <source>Click here or press Enter to pass.</source>
        <translation>Cliquez ici ou appuyez sur Entrée pour passer.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message>
        <source>CIRKLE!</source>
        <translation>CIRKLE&#x202f;!</translation>
    </message>
    <message>
        <source>First objective: {square}</source>
        <translation>Premier objectif&#xa0;: {square}</translation>
    </message>
    <message>
        <source>CIRKLE threatens on {square}!</source>
        <translation>Menace de CIRKLE en {square}&#x202f;!</translation>
    </message>
    <message>
        <source>Target {square} is held!</source>
        <translation>La cible {square} est tenue&#x202f;!</translation>
    </message>
    <message>
        <source>The hold on {square} is broken</source>
        <translation>La cible {square} n’est plus tenue</translation>
    </message>
    <message>
        <source>An army is eliminated</source>
        <translation>Une armée est éliminée</translation>
    </message>
    <message>
        <source>{player} plays.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>Hold on {squares}</source>
        <translation>Cible tenue&#xa0;: {squares}</translation>
    </message>
    <message numerus="yes">
        <source>{player} makes CIRKLE once %n more player(s) have played.</source>
        <translation>
            <numerusform>CIRKLE pour {player} quand %n autre joueur aura joué.</numerusform>
            <numerusform>CIRKLE pour {player} quand %n autres joueurs auront joué.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position seen %n time(s)</source>
        <translation>
            <numerusform>Position vue %n fois</numerusform>
            <numerusform>Position vue %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Quiet turns: {count}/{limit}</source>
        <translation>Coups sans prise&#xa0;: {count}/{limit}</translation>
    </message>
</context>
<context>
    <name>CirkleChoices</name>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Capture with {unit}</source>
        <translation>Prendre avec {unit}</translation>
    </message>
    <message>
        <source>Pass: nothing else is possible.</source>
        <translation>Passer&#xa0;: rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Move {unit} from {origin} to {target} and exchange it there for {gain}.</source>
        <translation>Déplacer {unit} de {origin} en {target} et l’y échanger contre {gain}.</translation>
    </message>
    <message>
        <source>Move {unit} from {origin} to {target}.</source>
        <translation>Déplacer {unit} de {origin} en {target}.</translation>
    </message>
    <message>
        <source>Capture {other} on {target} with {unit} from {origin}, exchanged there for {gain}.</source>
        <translation>Prendre {other} en {target} avec {unit} venu de {origin}, échangé sur place contre {gain}.</translation>
    </message>
    <message>
        <source>Capture {other} on {target} with {unit} from {origin}.</source>
        <translation>Prendre {other} en {target} avec {unit} venu de {origin}.</translation>
    </message>
    <message>
        <source>Invert {unit} on {origin} and {other} on {target}.</source>
        <translation>Intervertir {unit} en {origin} et {other} en {target}.</translation>
    </message>
    <message>
        <source>Exchange {unit} on {target} for {gain}: this uses your recovery.</source>
        <translation>Échanger {unit} en {target} contre {gain}&#xa0;: votre récupération sera utilisée.</translation>
    </message>
    <message>
        <source>First objective: the unit stays there, out of play, and nobody can capture it.</source>
        <translation>Premier objectif&#xa0;: l’unité y reste, hors jeu, et personne ne peut la prendre.</translation>
    </message>
    <message>
        <source>Second target, but no CIRKLE yet: the enemy must capture the unit, and can do so with {units}.</source>
        <translation>Seconde cible, mais pas encore CIRKLE&#xa0;: l’adversaire doit prendre l’unité et le peut avec {units}.</translation>
    </message>
    <message>
        <source>The game would be drawn.</source>
        <translation>La partie serait nulle.</translation>
    </message>
    <message>
        <source>Beware: you would lose the game!</source>
        <translation>Attention&#xa0;: vous perdriez la partie&#x202f;!</translation>
    </message>
    <message>
        <source>CIRKLE: you win the game!</source>
        <translation>CIRKLE&#xa0;: vous gagnez la partie&#x202f;!</translation>
    </message>
    <message>
        <source>You win the game!</source>
        <translation>Vous gagnez la partie&#x202f;!</translation>
    </message>
    <message>
        <source>There it is protected.</source>
        <translation>Là, l’unité est protégée.</translation>
    </message>
    <message>
        <source>There it is unprotected.</source>
        <translation>Là, l’unité n’est pas protégée.</translation>
    </message>
    <message>
        <source>Neither will be protected.</source>
        <translation>Aucune des deux ne sera protégée.</translation>
    </message>
    <message>
        <source>Both will be protected.</source>
        <translation>Les deux seront protégées.</translation>
    </message>
    <message>
        <source>Only the unit on {square} will be protected.</source>
        <translation>Seule l’unité en {square} sera protégée.</translation>
    </message>
    <message>
        <source>No enemy could capture at once.</source>
        <translation>Aucun ennemi ne pourrait prendre aussitôt.</translation>
    </message>
    <message>
        <source>The enemy could capture with {units}.</source>
        <translation>L’adversaire pourrait prendre avec {units}.</translation>
    </message>
    <message>
        <source>A hold begins on {square}: CIRKLE if it lasts a full round.</source>
        <translation>Vous tiendrez la cible {square}&#xa0;: CIRKLE si elle est tenue un tour complet.</translation>
    </message>
    <message>
        <source>The hold {of_army} on {square} ends.</source>
        <translation>La cible {square} ne sera plus tenue par l’unité {of_army}.</translation>
    </message>
</context>
<context>
    <name>CirkleEditing</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The board as a game begins</source>
        <translation>Le plateau tel qu’une partie commence</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <source>Take every unit off the board</source>
        <translation>Retirer toutes les unités du plateau</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Miroir</translation>
    </message>
    <message>
        <source>Left becomes right</source>
        <translation>La gauche devient la droite</translation>
    </message>
    <message>
        <source>Keys: arrows, C H T P place a unit, * makes it a missile, ! freezes it, {letters} choose the army, Enter lifts and puts down, Delete removes.</source>
        <translation>Touches&#xa0;: flèches, C H T P posent une unité, * en fait une unité missile, le point d’exclamation la met hors jeu, {letters} choisissent l’armée, Entrée soulève et repose, Suppr retire.</translation>
    </message>
    <message>
        <source>The box has no more of these: {unit}</source>
        <translation>La boîte n’en a plus&#xa0;: {unit}</translation>
    </message>
</context>
<context>
    <name>CirkleEndings</name>
    <message>
        <source>Both targets are taken and the last one cannot be defended: victory for {winners}!</source>
        <translation>Les deux cibles sont prises et la dernière ne peut plus être défendue&#xa0;: victoire pour {winners}&#x202f;!</translation>
    </message>
    <message>
        <source>The enemy has no unit left that could act: victory for {winners}!</source>
        <translation>L’adversaire n’a plus d’unité capable d’agir&#xa0;: victoire pour {winners}&#x202f;!</translation>
    </message>
    <message>
        <source>Neither army has a unit left that could act: the game is drawn.</source>
        <translation>Aucune des deux armées n’a plus d’unité capable d’agir&#xa0;: partie nulle.</translation>
    </message>
    <message>
        <source>A target was held for a full round: victory for {winners}!</source>
        <translation>Une cible a été tenue un tour complet&#xa0;: victoire pour {winners}&#x202f;!</translation>
    </message>
    <message>
        <source>Nobody else has a unit left on the board: victory for {winners}!</source>
        <translation>Personne d’autre n’a plus d’unité sur le plateau&#xa0;: victoire pour {winners}&#x202f;!</translation>
    </message>
    <message>
        <source>The same position has occurred for the third time: the game is drawn.</source>
        <translation>La même position s’est présentée pour la troisième fois&#xa0;: partie nulle.</translation>
    </message>
    <message>
        <source>{turns} turns in a row without a capture: the game is drawn.</source>
        <translation>{turns} coups de suite sans prise&#xa0;: partie nulle.</translation>
    </message>
</context>
<context>
    <name>CirkleFaults</name>
    <message>
        <source>This position cannot be played ({code}).</source>
        <translation>Cette position n’est pas jouable ({code}).</translation>
    </message>
    <message>
        <source>this army</source>
        <translation>cette armée</translation>
    </message>
    <message>
        <source>this square</source>
        <translation>cette case</translation>
    </message>
    <message>
        <source>This is not a position as positions are written.</source>
        <translation>Ce texte n’est pas une position écrite selon la notation.</translation>
    </message>
    <message>
        <source>This position belongs to another mode.</source>
        <translation>Cette position appartient à un autre mode.</translation>
    </message>
    <message>
        <source>Too many units of a kind, more than the box has: {army}.</source>
        <translation>Trop d’unités d’une même sorte, plus que la boîte n’en contient&#xa0;: {army}.</translation>
    </message>
    <message>
        <source>The unit on {square} cannot be out of play: only a unit on an enemy target can, and in a duel only.</source>
        <translation>L’unité en {square} ne peut pas être hors jeu&#xa0;: seule une unité sur une cible adverse peut l’être, et en duel uniquement.</translation>
    </message>
    <message>
        <source>Two units out of play, where only one can be: {army}.</source>
        <translation>Deux unités hors jeu, alors qu’une seule peut l’être&#xa0;: {army}.</translation>
    </message>
    <message>
        <source>Its recovery cannot be used up, for it has none: {army}.</source>
        <translation>Récupération utilisée par une armée qui n’en a pas&#xa0;: {army}.</translation>
    </message>
    <message>
        <source>Nobody plays in this slot: its army has no unit on the board.</source>
        <translation>Personne ne joue à ce rang&#xa0;: l’armée concernée n’a plus d’unité sur le plateau.</translation>
    </message>
    <message>
        <source>To play, but without a unit that could move: {army}.</source>
        <translation>Au trait, mais sans unité capable de se déplacer&#xa0;: {army}.</translation>
    </message>
    <message>
        <source>Turns are counted from 1.</source>
        <translation>Les tours se comptent à partir de 1.</translation>
    </message>
    <message>
        <source>The game would be over at once.</source>
        <translation>La partie serait aussitôt terminée.</translation>
    </message>
    <message>
        <source>The unit on {square} stands on an enemy target: mark it as out of play.</source>
        <translation>L’unité en {square} se trouve sur une cible adverse&#xa0;: marquez-la hors jeu.</translation>
    </message>
    <message>
        <source>The unit on {square} has reached the second target: the enemy must be to play.</source>
        <translation>L’unité en {square} a atteint la seconde cible&#xa0;: c’est à l’adversaire de jouer.</translation>
    </message>
    <message>
        <source>The unit on {square} has reached the second target and cannot be captured: that game is over.</source>
        <translation>L’unité en {square} a atteint la seconde cible et ne peut pas être prise&#xa0;: cette partie est finie.</translation>
    </message>
    <message>
        <source>{square} is held twice.</source>
        <translation>La cible {square} est tenue deux fois.</translation>
    </message>
    <message>
        <source>{square} cannot be held: it is no enemy target that is still in the game.</source>
        <translation>La case {square} ne peut pas être tenue&#xa0;: ce n’est pas une cible adverse encore en jeu.</translation>
    </message>
    <message>
        <source>A hold on {square} does not wait for its own army.</source>
        <translation>En {square}, une armée n’attend pas son propre tour pour tenir la cible.</translation>
    </message>
    <message>
        <source>{square} cannot be held: each enemy must have lost two missiles first.</source>
        <translation>La cible {square} ne peut pas encore être tenue&#xa0;: chaque adversaire doit avoir perdu deux missiles.</translation>
    </message>
</context>
<context>
    <name>CirkleLog</name>
    <message>
        <source>{game}: {army} plays first. {goal}</source>
        <translation>{game}&#xa0;: {army} jouent en premier. {goal}</translation>
    </message>
    <message>
        <source>{army} moves {unit} from {origin} to {target}, where it is protected.</source>
        <translation>{army} déplacent {unit} de {origin} en {target}, où il est protégé.</translation>
    </message>
    <message>
        <source>{army} moves {unit} from {origin} to {target}.</source>
        <translation>{army} déplacent {unit} de {origin} en {target}.</translation>
    </message>
    <message>
        <source>{army} captures {victim} on {target} with {unit} from {origin}, which is protected there.</source>
        <translation>{army} prennent {victim} en {target} avec {unit} venu de {origin}, qui s’y trouve protégé.</translation>
    </message>
    <message>
        <source>{army} captures {victim} on {target} with {unit} from {origin}.</source>
        <translation>{army} prennent {victim} en {target} avec {unit} venu de {origin}.</translation>
    </message>
    <message>
        <source>On {square} {army} exchanges {unit} for {gain}, which comes back into play.</source>
        <translation>En {square}, {army} échangent {unit} contre {gain}, qui revient en jeu.</translation>
    </message>
    <message>
        <source>{army} inverts {unit} on {origin} and {other} on {target}.</source>
        <translation>{army} intervertissent {unit} en {origin} et {other} en {target}.</translation>
    </message>
    <message>
        <source>{army} exchanges {unit} on {square} for {gain}: its recovery is used.</source>
        <translation>{army} échangent {unit} en {square} contre {gain}&#xa0;: leur récupération est utilisée.</translation>
    </message>
    <message>
        <source>{army} has no legal action and passes.</source>
        <translation>{army} n’ont aucun coup possible et passent leur tour.</translation>
    </message>
    <message>
        <source>First objective: {army} takes the target {square}, and {unit} stays there, out of play.</source>
        <translation>Premier objectif&#xa0;: {army} prennent la cible {square}, et {unit} y reste, hors jeu.</translation>
    </message>
    <message>
        <source>{army} reaches the second target, {square}! {enemy} must capture {unit} there at once: possible from {attackers}.</source>
        <translation>{army} atteignent la seconde cible, {square}&#x202f;! {enemy} doivent y prendre {unit} aussitôt&#xa0;: possible depuis {attackers}.</translation>
    </message>
    <message>
        <source>CIRKLE! {army} has taken both targets: nothing can capture the unit on {square}.</source>
        <translation>CIRKLE&#x202f;! {army} ont pris les deux cibles&#xa0;: rien ne peut prendre l’unité en {square}.</translation>
    </message>
    <message>
        <source>CIRKLE! {army} has held the target {square} for a full round.</source>
        <translation>CIRKLE&#x202f;! {army} ont tenu la cible {square} un tour complet.</translation>
    </message>
    <message>
        <source>{army} holds the target {square} with {unit}. Before CIRKLE these still play: {waiting}.</source>
        <translation>{army} tiennent la cible {square} avec {unit}. Doivent encore jouer avant CIRKLE&#xa0;: {waiting}.</translation>
    </message>
    <message>
        <source>{owner} no longer holds {square}: the unit there has been captured.</source>
        <translation>{owner} ne tiennent plus la cible {square}&#xa0;: leur unité a été prise.</translation>
    </message>
    <message>
        <source>{owner} no longer holds {square}: another unit, or none, stands there now.</source>
        <translation>{owner} ne tiennent plus la cible {square}&#xa0;: leur unité n’y est plus.</translation>
    </message>
    <message>
        <source>{owner} no longer holds {square}: an opponent has recovered a missile.</source>
        <translation>{owner} ne tiennent plus la cible {square}&#xa0;: un adversaire a récupéré un missile.</translation>
    </message>
    <message>
        <source>{owner} no longer holds {square}: this target is out of the game.</source>
        <translation>{owner} ne tiennent plus la cible {square}&#xa0;: elle est hors jeu.</translation>
    </message>
    <message>
        <source>{loser} has no unit left and is eliminated: the target {squares} is out of the game.</source>
        <translation>{loser} n’ont plus d’unité et sont éliminés&#xa0;: la cible {squares} est hors jeu.</translation>
    </message>
    <message>
        <source>{loser} is alone from now on and plays after each opponent.</source>
        <translation>{loser} sont désormais seuls et jouent après chaque adversaire.</translation>
    </message>
</context>
<context>
    <name>CirklePrompts</name>
    <message>
        <source>None of your units can act: you must pass.</source>
        <translation>Aucune de vos unités ne peut agir&#xa0;: vous devez passer.</translation>
    </message>
    <message>
        <source>Press the button below, or type --.</source>
        <translation>Appuyez sur le bouton ci-dessous ou tapez --.</translation>
    </message>
    <message>
        <source>Your turn: move a unit, invert two, or recover one.</source>
        <translation>À vous&#xa0;: déplacez une unité, intervertissez-en deux ou récupérez-en une.</translation>
    </message>
    <message>
        <source>Your turn: move a unit, or invert two.</source>
        <translation>À vous&#xa0;: déplacez une unité ou intervertissez-en deux.</translation>
    </message>
    <message>
        <source>Click a unit and then a marked square, or drag it there; or type a move such as {example}.</source>
        <translation>Cliquez sur une unité puis sur une case marquée, ou faites-la glisser&#x202f;; ou tapez un coup, par exemple {example}.</translation>
    </message>
    <message>
        <source>Once a game a unit of yours may give its place to one you have lost: choose the unit, then the lost one.</source>
        <translation>Une fois par partie, une de vos unités peut céder sa place à une unité perdue&#xa0;: choisissez l’unité, puis celle qui revient.</translation>
    </message>
    <message>
        <source>A unit of yours can reach its shape on the coloured row, where it may be exchanged for a lost one.</source>
        <translation>L’une de vos unités peut atteindre sa forme sur la ligne colorée et y être échangée contre une unité perdue.</translation>
    </message>
    <message>
        <source>It has reached your last target: if it stayed there, the game would be lost. Nothing but its capture is allowed. You can capture it with {units}.</source>
        <translation>Votre dernière cible est atteinte&#xa0;: si cette unité y restait, la partie serait perdue. Seule sa prise est permise. Vous pouvez la prendre avec {units}.</translation>
    </message>
    <message>
        <source>CIRKLE threatens: capture {unit} on {square} now!</source>
        <translation>CIRKLE menace&#xa0;: prenez {unit} en {square} sur-le-champ&#x202f;!</translation>
    </message>
    <message>
        <source>Last chance: {army} holds {square}. Break the hold, or it is CIRKLE!</source>
        <translation>Dernière chance&#xa0;: {army} tiennent la cible {square}. Délogez-les, sinon c’est CIRKLE&#x202f;!</translation>
    </message>
    <message>
        <source>{army} holds {square}: break the hold before it is CIRKLE!</source>
        <translation>{army} tiennent la cible {square}&#xa0;: délogez-les avant CIRKLE&#x202f;!</translation>
    </message>
    <message>
        <source>You can capture {unit} with {units}.</source>
        <translation>Vous pouvez prendre {unit} avec {units}.</translation>
    </message>
    <message>
        <source>None of your units can capture {unit} now.</source>
        <translation>Aucune de vos unités ne peut prendre {unit} à ce coup.</translation>
    </message>
    <message>
        <source>To recover a missile may also break the hold.</source>
        <translation>Récupérer un missile peut aussi y mettre fin.</translation>
    </message>
    <message>
        <source>You have taken {square}; {left} is left to take.</source>
        <translation>Vous avez pris {square}&#x202f;; il vous reste {left}.</translation>
    </message>
    <message>
        <source>{enemy} has taken {square}: guard {left}.</source>
        <translation>{enemy} ont pris {square}&#xa0;: gardez {left}.</translation>
    </message>
    <message>
        <source>{army} holds {square}: CIRKLE at the start of its next turn!</source>
        <translation>{army} tiennent {square}&#xa0;: CIRKLE au début de leur prochain tour&#x202f;!</translation>
    </message>
    <message>
        <source>{army} holds {square}: CIRKLE once these have played: {waiting}.</source>
        <translation>{army} tiennent {square}&#xa0;: CIRKLE dès qu’auront joué {waiting}.</translation>
    </message>
    <message>
        <source>{player} must capture {unit} on {square}.</source>
        <translation>{player} doit prendre {unit} en {square}.</translation>
    </message>
    <message>
        <source>{player} is to play.</source>
        <translation>C’est à {player} de jouer.</translation>
    </message>
</context>
<context>
    <name>CirkleRefusals</name>
    <message>
        <source>this square</source>
        <translation>cette case</translation>
    </message>
    <message>
        <source>this unit</source>
        <translation>cette unité</translation>
    </message>
    <message>
        <source>{square} is not on this board.</source>
        <translation>Ce plateau n’a pas de case {square}.</translation>
    </message>
    <message>
        <source>Your last target is taken: you must capture the enemy unit on {square}, and nothing else is allowed.</source>
        <translation>Votre dernière cible est atteinte&#xa0;: vous devez prendre l’unité adverse en {square}, et rien d’autre n’est permis.</translation>
    </message>
    <message>
        <source>You may not pass: there is something you can do.</source>
        <translation>Vous ne pouvez pas passer&#xa0;: il vous reste un coup possible.</translation>
    </message>
    <message>
        <source>There is no unit on {square}.</source>
        <translation>Il n’y a pas d’unité en {square}.</translation>
    </message>
    <message>
        <source>The unit on {square} is not yours.</source>
        <translation>L’unité en {square} n’est pas à vous.</translation>
    </message>
    <message>
        <source>The unit on {square} has taken a target: it is out of play, neither moves nor can be captured.</source>
        <translation>L’unité en {square} a pris une cible&#xa0;: elle est hors jeu, ne se déplace plus et ne peut pas être prise.</translation>
    </message>
    <message>
        <source>{unit} does not move in this direction. {move}</source>
        <translation>{unit} ne se déplace pas dans cette direction. {move}</translation>
    </message>
    <message>
        <source>{unit} moves {most} squares at most.</source>
        <translation>{unit} se déplace de {most} cases au plus.</translation>
    </message>
    <message>
        <source>The unit on {square} is in the way: only helicopters and planes fly over others.</source>
        <translation>L’unité en {square} barre le passage&#xa0;: seuls les hélicoptères et les avions passent par-dessus les autres.</translation>
    </message>
    <message>
        <source>An allied unit stands on {square}.</source>
        <translation>Une unité alliée se trouve en {square}.</translation>
    </message>
    <message>
        <source>Write x for a capture and - for a move to an empty square.</source>
        <translation>Écrivez x pour une prise et - pour un déplacement vers une case vide.</translation>
    </message>
    <message>
        <source>This unit is protected: only a missile, or a unit that is protected itself, can capture it.</source>
        <translation>Cette unité est protégée&#xa0;: seul un missile, ou une unité elle-même protégée, peut la prendre.</translation>
    </message>
    <message>
        <source>This missile is protected: only a missile that is protected itself can capture it.</source>
        <translation>Ce missile est protégé&#xa0;: seul un missile lui-même protégé peut le prendre.</translation>
    </message>
    <message>
        <source>An inversion takes two units of your side, and at least one of them is yours.</source>
        <translation>Une inversion concerne deux unités de votre camp, dont une au moins est à vous.</translation>
    </message>
    <message>
        <source>These two units are alike: inverting them would change nothing.</source>
        <translation>Ces deux unités sont identiques&#xa0;: les intervertir ne changerait rien.</translation>
    </message>
    <message>
        <source>These two units may not be inverted: carrier goes with helicopter, tank with plane, like with like, missile with missile.</source>
        <translation>Ces deux unités ne s’intervertissent pas&#xa0;: on inverse porte-avions et hélicoptère, char et avion, deux unités du même type ou deux missiles.</translation>
    </message>
    <message>
        <source>These two units are not on a line on which they may be inverted.</source>
        <translation>Ces deux unités ne sont pas sur une ligne où elles peuvent être interverties.</translation>
    </message>
    <message>
        <source>An enemy unit on {square} stands between them.</source>
        <translation>Une unité adverse se trouve entre elles, en {square}.</translation>
    </message>
    <message>
        <source>Units are not recovered this way here: in a duel on the enemy’s coloured row, with four armies by an action of its own.</source>
        <translation>On ne récupère pas ainsi une unité&#xa0;: en duel, c’est sur la ligne colorée adverse&#x202f;; à quatre armées, c’est une action à part.</translation>
    </message>
    <message>
        <source>A unit can be exchanged only when it arrives on its own shape in the enemy’s coloured row.</source>
        <translation>Une unité ne peut être échangée qu’en arrivant sur sa forme dans la ligne colorée adverse.</translation>
    </message>
    <message>
        <source>You have lost no such unit.</source>
        <translation>Vous n’avez pas perdu d’unité de cette sorte.</translation>
    </message>
    <message>
        <source>An exchange for a unit of the same kind would change nothing.</source>
        <translation>Un échange contre une unité de la même sorte ne changerait rien.</translation>
    </message>
    <message>
        <source>In this mode only Yellow may recover a unit.</source>
        <translation>Dans ce mode, seul Jaune peut récupérer une unité.</translation>
    </message>
    <message>
        <source>You have already used your recovery: it is granted once a game.</source>
        <translation>Vous avez déjà utilisé votre récupération&#xa0;: il n’y en a qu’une par partie.</translation>
    </message>
    <message>
        <source>You must have lost at least three units before you may recover one.</source>
        <translation>Il faut avoir perdu au moins trois unités pour en récupérer une.</translation>
    </message>
</context>
<context>
    <name>CirkleScores</name>
    <message>
        <source>Units left</source>
        <translation>Unités restantes</translation>
    </message>
    <message>
        <source>All units</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Missiles lost</source>
        <translation>Missiles perdus</translation>
    </message>
    <message>
        <source>Enemy targets taken</source>
        <translation>Cibles adverses occupées</translation>
    </message>
    <message>
        <source>Recovery used</source>
        <translation>Récupération utilisée</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
</context>
<context>
    <name>CirkleSigns</name>
    <message>
        <source>missiles lost</source>
        <translation>missiles perdus</translation>
    </message>
    <message>
        <source>No unit lost</source>
        <translation>Aucune unité perdue</translation>
    </message>
    <message>
        <source>army eliminated</source>
        <translation>armée éliminée</translation>
    </message>
    <message>
        <source>targets {squares}</source>
        <translation>cibles {squares}</translation>
    </message>
    <message>
        <source>target {square}</source>
        <translation>cible {square}</translation>
    </message>
</context>
<context>
    <name>CirkleTextBoard</name>
    <message>
        <source>To play</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Last action</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aucun encore</translation>
    </message>
    <message>
        <source>{count} of {limit} in a row</source>
        <translation>{count} de suite sur {limit}</translation>
    </message>
    <message>
        <source>Turns without a capture</source>
        <translation>Coups sans prise</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Cette position</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) so far</source>
        <translation>
            <numerusform>%n fois jusqu’ici</numerusform>
            <numerusform>%n fois jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, TURN {turn}</source>
        <translation>{game}, TOUR {turn}</translation>
    </message>
    <message>
        <source>The unit on {square} must be captured now.</source>
        <translation>L’unité en {square} doit être prise maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {units}</source>
        <translation>{player}&#xa0;: {units}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Missiles lost</source>
        <translation>Missiles perdus</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Occupe</translation>
    </message>
    <message>
        <source>Two missiles lost by each enemy</source>
        <translation>Deux missiles perdus par chaque ennemi</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>may be used now</source>
        <translation>utilisable dès maintenant</translation>
    </message>
    <message>
        <source>left, after three lost units</source>
        <translation>disponible après trois unités perdues</translation>
    </message>
    <message>
        <source>[ ] protected</source>
        <translation>[ ] protégée</translation>
    </message>
    <message>
        <source>* missile</source>
        <translation>* missile</translation>
    </message>
    <message>
        <source>! out of play</source>
        <translation>! hors jeu</translation>
    </message>
    <message>
        <source>&gt; last action</source>
        <translation>&gt; dernier coup</translation>
    </message>
    <message>
        <source>x dead target</source>
        <translation>x cible hors jeu</translation>
    </message>
    <message>
        <source>LEGEND</source>
        <translation>LÉGENDE</translation>
    </message>
</context>
<context>
    <name>CirkleTips</name>
    <message>
        <source>{square}: {kind}</source>
        <translation>{square}&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>target {of_army}, out of the game: nobody can win here.</source>
        <translation>cible {of_army}, hors jeu&#xa0;: personne ne peut y gagner.</translation>
    </message>
    <message>
        <source>target {of_army}, flat, which protects nobody.</source>
        <translation>cible {of_army}, non creuse, qui ne protège personne.</translation>
    </message>
    <message>
        <source>joker, hollow, which protects every unit.</source>
        <translation>joker, case creuse qui protège toute unité.</translation>
    </message>
    <message>
        <source>round square, flat, which protects nobody.</source>
        <translation>case ronde, non creuse, qui ne protège personne.</translation>
    </message>
    <message>
        <source>{name}, flat, which protects nobody. An enemy unit of this shape that arrives here may be exchanged for a lost one.</source>
        <translation>{name}, non creuse, qui ne protège personne. Une unité adverse de cette forme qui y arrive peut être échangée contre une unité perdue.</translation>
    </message>
    <message>
        <source>{name}, hollow, in the camp {of_army}.</source>
        <translation>{name}, creuse, dans le camp {of_army}.</translation>
    </message>
    <message>
        <source>{unit} has taken this target: it is out of play, stays here and cannot be captured.</source>
        <translation>{unit} a pris cette cible&#xa0;: hors jeu, il y reste et ne peut pas être pris.</translation>
    </message>
    <message>
        <source>{unit} has reached the second target: it must be captured now.</source>
        <translation>{unit} a atteint la seconde cible&#xa0;: il doit être pris maintenant.</translation>
    </message>
    <message>
        <source>{unit} is protected: the joker shelters it.</source>
        <translation>{unit} est protégé&#xa0;: le joker l’abrite.</translation>
    </message>
    <message>
        <source>{unit} is protected: it stands in a hollow square of its shape.</source>
        <translation>{unit} est protégé&#xa0;: il occupe une case creuse de sa forme.</translation>
    </message>
    <message>
        <source>{unit} is unprotected: this hollow square has another shape.</source>
        <translation>{unit} n’est pas protégé&#xa0;: cette case creuse n’a pas sa forme.</translation>
    </message>
    <message>
        <source>{unit} is unprotected: flat squares never protect.</source>
        <translation>{unit} n’est pas protégé&#xa0;: une case non creuse ne protège jamais.</translation>
    </message>
    <message>
        <source>It can capture: {units}.</source>
        <translation>Peut prendre&#xa0;: {units}.</translation>
    </message>
    <message>
        <source>It can be captured by: {units}.</source>
        <translation>Peut être pris par&#xa0;: {units}.</translation>
    </message>
    <message>
        <source>No enemy can capture it now.</source>
        <translation>Aucun ennemi ne peut le prendre pour l’instant.</translation>
    </message>
    <message>
        <source>It is covered by: {units}.</source>
        <translation>Couvert par&#xa0;: {units}.</translation>
    </message>
    <message>
        <source>Nothing covers it.</source>
        <translation>Rien ne le couvre.</translation>
    </message>
    <message>
        <source>It holds this target: CIRKLE once these have played: {waiting}.</source>
        <translation>Il tient cette cible&#xa0;: CIRKLE dès qu’auront joué {waiting}.</translation>
    </message>
    <message>
        <source>{unit} {square}</source>
        <translation>{unit} en {square}</translation>
    </message>
</context>
<context>
    <name>CirkleWords</name>
    <message>
        <source>Carriers, helicopters, tanks and planes fight for targets on a board of hollow squares. A unit in its own shape sinks in and is protected: only better attackers can take it, and missiles above all. Two armies need both enemy targets; four, each for themselves, in pairs or one against three, must hold one for a full round. No luck, nothing hidden.</source>
        <translation>Porte-avions, hélicoptères, chars et avions de chasse se disputent des cibles sur un plateau de cases creuses. Dans sa propre forme, une unité s’enfonce et se trouve protégée&#xa0;: seuls de meilleurs attaquants peuvent la prendre, les missiles surtout. À deux, il faut les deux cibles adverses&#x202f;; à quatre, chacun pour soi, par équipes ou seul contre trois, il faut en tenir une un tour complet. Ni hasard, ni secret.</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duel</translation>
    </message>
    <message>
        <source>Each for themselves</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>In pairs</source>
        <translation>Par équipes de deux</translation>
    </message>
    <message>
        <source>One against three</source>
        <translation>Seul contre trois</translation>
    </message>
    <message>
        <source>Two armies of 16 units on 88 squares. Take one enemy target, then reach the other one where nobody can capture you.</source>
        <translation>Deux armées de 16 unités sur 88 cases. Prenez une cible ennemie, puis atteignez l’autre là où personne ne peut vous prendre.</translation>
    </message>
    <message>
        <source>Four armies of 8 units on 121 squares. Whoever’s enemies have all lost two missiles wins by holding a target of theirs for a full round.</source>
        <translation>Quatre armées de 8 unités sur 121 cases. Dès que tous ses ennemis ont perdu deux missiles, on gagne en tenant une de leurs cibles pendant un tour complet.</translation>
    </message>
    <message>
        <source>Yellow and Blue against Mauve and Green, who win or lose together. Partners may change places with each other’s units, and either may take either enemy target.</source>
        <translation>Les Jaunes et les Bleus contre les Mauves et les Verts&#xa0;: on gagne ou on perd à deux. Les partenaires peuvent intervertir leurs unités, et chacun peut viser l’une ou l’autre cible ennemie.</translation>
    </message>
    <message>
        <source>Yellow is alone against Mauve, Blue and Green and plays after each of them. Only Yellow may bring back a lost unit.</source>
        <translation>Les Jaunes sont seuls contre les Mauves, les Bleus et les Verts&#x202f;; ils jouent après chacun d’eux. Eux seuls peuvent récupérer une unité perdue.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Turn {turn} · {player} must capture on {square}</source>
        <translation>Tour {turn} · {player} doit prendre en {square}</translation>
    </message>
    <message>
        <source>Turn {turn} · {player} is to play</source>
        <translation>Tour {turn} · à {player} de jouer</translation>
    </message>
    <message>
        <source>{colour} holds {square}</source>
        <translation>{colour} tient {square}</translation>
    </message>
    <message>
        <source>with {partners}</source>
        <translation>avec {partners}</translation>
    </message>
    <message>
        <source>army eliminated</source>
        <translation>armée éliminée</translation>
    </message>
    <message>
        <source>targets {squares} taken</source>
        <translation>cibles {squares} prises</translation>
    </message>
    <message numerus="yes">
        <source>holds {square}, %n still to play</source>
        <translation>
            <numerusform>tient {square}, encore %n à jouer</numerusform>
            <numerusform>tient {square}, encore %n à jouer</numerusform>
        </translation>
    </message>
    <message>
        <source>target {square} taken</source>
        <translation>cible {square} prise</translation>
    </message>
    <message>
        <source>on target {square}</source>
        <translation>sur la cible {square}</translation>
    </message>
</context>
<context>
    <name>ClaimField</name>
    <message>
        <source>No window keeps this table: a match begins as soon as everyone is ready. Whoever knows the word that its host was started with can decide instead.</source>
        <translation>Aucune fenêtre ne tient cette table&#xa0;: une partie commence dès que tout le monde est prêt. Qui connaît le mot donné au lancement de l’hôte peut décider à la place.</translation>
    </message>
    <message>
        <source>Word of the host</source>
        <translation>Mot de l’hôte</translation>
    </message>
    <message>
        <source>I keep this table</source>
        <translation>Je tiens cette table</translation>
    </message>
</context>
<context>
    <name>ClockFace</name>
    <message>
        <source>{time} left, running</source>
        <translation>il reste {time}, le temps court</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>il reste {time}</translation>
    </message>
</context>
<context>
    <name>ColdwarBoardTips</name>
    <message numerus="yes">
        <source>%n pass(es) in a row; {needed} end the struggle</source>
        <translation>
            <numerusform>%n passe à la suite&#x202f;; il en faut {needed} pour finir la lutte</numerusform>
            <numerusform>%n passes à la suite&#x202f;; il en faut {needed} pour finir la lutte</numerusform>
        </translation>
    </message>
    <message>
        <source>Agent X: only you see who he is.</source>
        <translation>Agent X&#xa0;: vous seul voyez qui il est.</translation>
    </message>
    <message>
        <source>Agent X: you know who he is, the others may not.</source>
        <translation>Agent X&#xa0;: vous savez qui il est, les autres peut-être pas.</translation>
    </message>
    <message>
        <source>Agent X. It may be: {agents}</source>
        <translation>Agent X. Ce peut être&#xa0;: {agents}</translation>
    </message>
    <message numerus="yes">
        <source>Headquarters: %n agent(s)</source>
        <translation>
            <numerusform>Quartier général&#xa0;: %n agent</numerusform>
            <numerusform>Quartier général&#xa0;: %n agents</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these but the Agent X: {agents}</source>
        <translation>Tous ceux-ci sauf l’Agent X&#xa0;: {agents}</translation>
    </message>
    <message>
        <source>Back from leave: {agents}</source>
        <translation>De retour de repos&#xa0;: {agents}</translation>
    </message>
    <message>
        <source>What came of the last struggle. Click to read it (R).</source>
        <translation>Ce qu’a donné la dernière lutte. Cliquez pour le lire (R).</translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n card(s)</source>
        <translation>
            <numerusform>{deck}&#xa0;: %n carte</numerusform>
            <numerusform>{deck}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Used: {events}</source>
        <translation>Événements joués&#xa0;: {events}</translation>
    </message>
    <message>
        <source>Card {place} from the top: {card}</source>
        <translation>Carte {place} à partir du sommet&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{points} of {target} victory points</source>
        <translation>{points} points de victoire sur {target}</translation>
    </message>
    <message>
        <source>Influence {influence}, Stability {stability}</source>
        <translation>Influence {influence}, Stabilité {stability}</translation>
    </message>
    <message>
        <source>Civil disorder: {excess} too much</source>
        <translation>Désordre civil&#xa0;: {excess} de trop</translation>
    </message>
    <message>
        <source>In the next Planning phase this agency sees the Agent X {of_agency} before it chooses its own.</source>
        <translation>À la prochaine Planification, ce service verra l’Agent X {of_agency} avant de choisir le sien.</translation>
    </message>
    <message>
        <source>At the next Briefing this agency arranges the top three groups.</source>
        <translation>Au prochain Briefing, ce service rangera les trois premiers groupes du paquet.</translation>
    </message>
    <message>
        <source>This agency passed last.</source>
        <translation>Ce service vient de passer.</translation>
    </message>
</context>
<context>
    <name>ColdwarChoices</name>
    <message>
        <source>{excess} too much</source>
        <translation>{excess} de trop</translation>
    </message>
    <message>
        <source>Influence: {totals}.</source>
        <translation>Influence&#xa0;: {totals}.</translation>
    </message>
    <message>
        <source>Give the Balance token {to_agency}.</source>
        <translation>Remettre le pion Balance {to_agency}.</translation>
    </message>
    <message>
        <source>Put the groups back in this order: {groups}.</source>
        <translation>Reposer les groupes dans cet ordre&#xa0;: {groups}.</translation>
    </message>
    <message>
        <source>Put the objectives back in this order: {objectives}.</source>
        <translation>Reposer les objectifs dans cet ordre&#xa0;: {objectives}.</translation>
    </message>
    <message>
        <source>Choose {agent} as Agent X.</source>
        <translation>Choisir {agent} comme Agent X.</translation>
    </message>
    <message>
        <source>Begin yourself.</source>
        <translation>Commencer vous-même.</translation>
    </message>
    <message>
        <source>Let {agency} begin.</source>
        <translation>Faire commencer {agency}.</translation>
    </message>
    <message>
        <source>Recruit the top card of the group deck.</source>
        <translation>Recruter la première carte du paquet Groupe.</translation>
    </message>
    <message>
        <source>Pass: everyone has then passed in a row, and the struggle ends.</source>
        <translation>Passer&#xa0;: tous auront alors passé à la suite, et la lutte prend fin.</translation>
    </message>
    <message>
        <source>Pass for now.</source>
        <translation>Passer pour le moment.</translation>
    </message>
    <message>
        <source>Discard {group} next.</source>
        <translation>Défausser maintenant {group}.</translation>
    </message>
    <message>
        <source>Keep the Nobel Peace Prize: the agent is eliminated.</source>
        <translation>Garder le prix Nobel de la paix&#xa0;: l’agent est éliminé.</translation>
    </message>
    <message>
        <source>End your Détente.</source>
        <translation>Terminer votre Détente.</translation>
    </message>
    <message>
        <source>Activate {card}: discard your own group {group}.</source>
        <translation>Activer {card}&#xa0;: défausser votre propre groupe {group}.</translation>
    </message>
    <message>
        <source>Activate {card}: discard {group} {of_other}.</source>
        <translation>Activer {card}&#xa0;: défausser le groupe {group} {of_other}.</translation>
    </message>
    <message>
        <source>Activate {card}: mobilise your own group {group}.</source>
        <translation>Activer {card}&#xa0;: mobiliser votre propre groupe {group}.</translation>
    </message>
    <message>
        <source>Activate {card}: mobilise {group} {of_other}.</source>
        <translation>Activer {card}&#xa0;: mobiliser le groupe {group} {of_other}.</translation>
    </message>
    <message>
        <source>Activate {card}: make your own group {group} ready.</source>
        <translation>Activer {card}&#xa0;: lever votre propre groupe {group}.</translation>
    </message>
    <message>
        <source>Activate {card}: make {group} {of_other} ready.</source>
        <translation>Activer {card}&#xa0;: lever le groupe {group} {of_other}.</translation>
    </message>
    <message>
        <source>Activate {card}: take {group} {from_other}.</source>
        <translation>Activer {card}&#xa0;: prendre {group} {from_other}.</translation>
    </message>
    <message>
        <source>Activate {card}: give {group} {to_other}.</source>
        <translation>Activer {card}&#xa0;: donner {group} {to_other}.</translation>
    </message>
    <message>
        <source>Activate {card}: look at the top of the group deck.</source>
        <translation>Activer {card}&#xa0;: regarder le sommet du paquet Groupe.</translation>
    </message>
    <message>
        <source>Use {event} ({points} VP): recruit {group} from the discard pile.</source>
        <translation>Utiliser {event} ({points}&#xa0;PV)&#xa0;: recruter {group} au sommet de la défausse.</translation>
    </message>
    <message>
        <source>Use {event} ({points} VP): discard every military group in play ({groups}).</source>
        <translation>Utiliser {event} ({points}&#xa0;PV)&#xa0;: défausser tous les groupes militaires en jeu ({groups}).</translation>
    </message>
    <message>
        <source>Use {event} ({points} VP): look at the Agent X {of_other}, then act.</source>
        <translation>Utiliser {event} ({points}&#xa0;PV)&#xa0;: regarder l’Agent X {of_other}, puis agir.</translation>
    </message>
    <message>
        <source>Use {event} ({points} VP): your Agent X goes on leave instead of being eliminated.</source>
        <translation>Utiliser {event} ({points}&#xa0;PV)&#xa0;: votre Agent X part au repos au lieu d’être éliminé.</translation>
    </message>
    <message>
        <source>Use {event} ({points} VP): look at the next objectives and arrange them.</source>
        <translation>Utiliser {event} ({points}&#xa0;PV)&#xa0;: regarder les prochains objectifs et les ranger.</translation>
    </message>
    <message>
        <source>Use {event} ({points} VP): {agent} comes back, on leave.</source>
        <translation>Utiliser {event} ({points}&#xa0;PV)&#xa0;: {agent} revient, au repos.</translation>
    </message>
    <message>
        <source>Listen in on {agency} in the next Planning phase.</source>
        <translation>Mettre {agency} sur écoute à la prochaine Planification.</translation>
    </message>
    <message>
        <source>Send {agent} on leave.</source>
        <translation>Envoyer au repos {agent}.</translation>
    </message>
    <message>
        <source>Recruit the card.</source>
        <translation>Recruter la carte.</translation>
    </message>
    <message>
        <source>Discard the card, face up.</source>
        <translation>Défausser la carte, face visible.</translation>
    </message>
    <message>
        <source>Leave the card on the group deck.</source>
        <translation>Laisser la carte sur le paquet Groupe.</translation>
    </message>
    <message>
        <source>Leave the objective on top of its deck.</source>
        <translation>Laisser l’objectif au sommet de son paquet.</translation>
    </message>
    <message>
        <source>Put the objective at the bottom of its deck.</source>
        <translation>Placer l’objectif au bas de son paquet.</translation>
    </message>
    <message>
        <source>Listen in on {agency}</source>
        <translation>Mettre {agency} sur écoute</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recruter</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Recruit it</source>
        <translation>La recruter</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>La défausser</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Garder la carte</translation>
    </message>
    <message>
        <source>Leave it on top</source>
        <translation>Le laisser au sommet</translation>
    </message>
    <message>
        <source>Put it at the bottom</source>
        <translation>Le placer au bas du paquet</translation>
    </message>
    <message>
        <source>End Détente</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>{event}: {detail} ({points} VP)</source>
        <translation>{event}&#xa0;: {detail} ({points}&#xa0;PV)</translation>
    </message>
    <message>
        <source>{event} ({points} VP)</source>
        <translation>{event} ({points}&#xa0;PV)</translation>
    </message>
</context>
<context>
    <name>ColdwarLog</name>
    <message>
        <source>{agencies} face each other: {target} victory points to win.</source>
        <translation>{agencies} s’affrontent&#xa0;: il faut {target} points de victoire pour l’emporter.</translation>
    </message>
    <message>
        <source>Agents: {roster}.</source>
        <translation>Agents&#xa0;: {roster}.</translation>
    </message>
    <message>
        <source>Turn {turn}, {year}: {name}. Stability {stability}, population {population}, {vp} VP.</source>
        <translation>Tour {turn}, {year}&#xa0;: {name}. Stabilité {stability}, population {population}, {vp}&#xa0;PV.</translation>
    </message>
    <message>
        <source>Lots are drawn: the Balance token goes {to_other}.</source>
        <translation>Le sort attribue le pion Balance {to_other}.</translation>
    </message>
    <message>
        <source>Lowest score: {other} takes the Balance token.</source>
        <translation>Plus petit score&#xa0;: {other} prend le pion Balance.</translation>
    </message>
    <message>
        <source>The lowest score is shared: {other} came last at the cease-fire and takes the Balance token.</source>
        <translation>Plus petit score partagé&#xa0;: {other} a fini en dernière place au cessez-le-feu et prend le pion Balance.</translation>
    </message>
    <message>
        <source>The lowest score is shared and nobody lost the cease-fire: {other} keeps the Balance token.</source>
        <translation>Plus petit score partagé, et personne n’a perdu le cessez-le-feu&#xa0;: {other} garde le pion Balance.</translation>
    </message>
    <message>
        <source>{agency} gives the Balance token {to_other}.</source>
        <translation>{agency} remet le pion Balance {to_other}.</translation>
    </message>
    <message>
        <source>All groups are shuffled.</source>
        <translation>Tous les groupes sont mélangés.</translation>
    </message>
    <message>
        <source>{analyst} looks at the top of the group deck: {groups}.</source>
        <translation>{analyst} regarde le sommet du paquet Groupe&#xa0;: {groups}.</translation>
    </message>
    <message>
        <source>{analyst} looks at the top of the group deck.</source>
        <translation>{analyst} regarde le sommet du paquet Groupe.</translation>
    </message>
    <message>
        <source>{analyst} arranges the top of the group deck: {groups}.</source>
        <translation>{analyst} range le sommet du paquet Groupe&#xa0;: {groups}.</translation>
    </message>
    <message>
        <source>{analyst} arranges the top of the group deck.</source>
        <translation>{analyst} range le sommet du paquet Groupe.</translation>
    </message>
    <message>
        <source>{agency} has chosen an Agent X: {agent}.</source>
        <translation>{agency} a choisi son Agent X&#xa0;: {agent}.</translation>
    </message>
    <message>
        <source>{agency} has chosen an Agent X.</source>
        <translation>{agency} a choisi son Agent X.</translation>
    </message>
    <message>
        <source>{agency} overhears the choice {of_other}: {agent}.</source>
        <translation>{agency} surprend le choix {of_other}&#xa0;: {agent}.</translation>
    </message>
    <message>
        <source>{agency} overhears the choice {of_other}.</source>
        <translation>{agency} surprend le choix {of_other}.</translation>
    </message>
    <message>
        <source>Back from leave: {agents}.</source>
        <translation>De retour au QG&#xa0;: {agents}.</translation>
    </message>
    <message>
        <source>{agency} holds the Balance token and begins.</source>
        <translation>{agency} a le pion Balance et commence.</translation>
    </message>
    <message>
        <source>{agency} holds the Balance token and lets {other} begin.</source>
        <translation>{agency} a le pion Balance et fait commencer {other}.</translation>
    </message>
    <message>
        <source>{agency} recruits {group}.</source>
        <translation>{agency} recrute {group}.</translation>
    </message>
    <message>
        <source>{agency} passes.</source>
        <translation>{agency} passe.</translation>
    </message>
    <message>
        <source>{agency} passes ({count} in a row).</source>
        <translation>{agency} passe ({count} de suite).</translation>
    </message>
    <message>
        <source>{agency} uses {objective} ({points} VP).</source>
        <translation>{agency} utilise {objective} ({points}&#xa0;PV).</translation>
    </message>
    <message>
        <source>{agency} recruits {group} from the discard pile.</source>
        <translation>{agency} recrute {group} au sommet de la défausse.</translation>
    </message>
    <message>
        <source>Nuclear Escalation: the group {group} {of_other} is discarded.</source>
        <translation>Escalade nucléaire&#xa0;: le groupe {group} {of_other} est défaussé.</translation>
    </message>
    <message>
        <source>{agency} looks at the Agent X {of_other}: {agent}.</source>
        <translation>{agency} regarde l’Agent X {of_other}&#xa0;: {agent}.</translation>
    </message>
    <message>
        <source>{agency} looks at the Agent X {of_other}.</source>
        <translation>{agency} regarde l’Agent X {of_other}.</translation>
    </message>
    <message>
        <source>{agency} activates {card}: its own group {group} is discarded.</source>
        <translation>{agency} active {card}&#xa0;: son propre groupe {group} est défaussé.</translation>
    </message>
    <message>
        <source>{agency} activates {card}: the group {group} {of_other} is discarded.</source>
        <translation>{agency} active {card}&#xa0;: le groupe {group} {of_other} est défaussé.</translation>
    </message>
    <message>
        <source>{agency} activates {card}: its own group {group} is mobilised.</source>
        <translation>{agency} active {card}&#xa0;: son propre groupe {group} est mobilisé.</translation>
    </message>
    <message>
        <source>{agency} activates {card}: the group {group} {of_other} is mobilised.</source>
        <translation>{agency} active {card}&#xa0;: le groupe {group} {of_other} est mobilisé.</translation>
    </message>
    <message>
        <source>{agency} activates {card}: its own group {group} is ready again.</source>
        <translation>{agency} active {card}&#xa0;: son propre groupe {group} est levé.</translation>
    </message>
    <message>
        <source>{agency} activates {card}: the group {group} {of_other} is ready again.</source>
        <translation>{agency} active {card}&#xa0;: le groupe {group} {of_other} est levé.</translation>
    </message>
    <message>
        <source>{agency} activates {card} and takes {group} {from_other}.</source>
        <translation>{agency} active {card} et prend {group} {from_other}.</translation>
    </message>
    <message>
        <source>{agency} activates {card} and gives {group} {to_other}.</source>
        <translation>{agency} active {card} et donne {group} {to_other}.</translation>
    </message>
    <message>
        <source>{agency} activates {card} and looks at the top of the group deck: {group}.</source>
        <translation>{agency} active {card} et regarde le sommet du paquet Groupe&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{agency} activates {card} and looks at the top of the group deck.</source>
        <translation>{agency} active {card} et regarde le sommet du paquet Groupe.</translation>
    </message>
    <message>
        <source>{agency} recruits the card it has looked at: {group}.</source>
        <translation>{agency} recrute la carte regardée&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{agency} discards the card it has looked at: {group}.</source>
        <translation>{agency} défausse la carte regardée&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{agency} leaves {group} on the group deck.</source>
        <translation>{agency} laisse {group} sur le paquet Groupe.</translation>
    </message>
    <message>
        <source>{agency} leaves the card on the group deck.</source>
        <translation>{agency} laisse la carte sur le paquet Groupe.</translation>
    </message>
</context>
<context>
    <name>ColdwarPlans</name>
    <message>
        <source>Initiative {initiative}, {agent}: {reason}</source>
        <translation>Initiative {initiative}, {agent}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>his agency dominates, so the objective goes to the runner-up.</source>
        <translation>son service domine, l’objectif revient donc au dauphin.</translation>
    </message>
    <message>
        <source>a rival dominates, so his own agency claims the objective.</source>
        <translation>un rival domine, c’est donc son service qui remporte l’objectif.</translation>
    </message>
    <message>
        <source>he sends a rival agent on leave, or prepares to listen in.</source>
        <translation>il envoie un agent rival au repos ou prépare une écoute.</translation>
    </message>
    <message>
        <source>he prepares the next Influence Struggle.</source>
        <translation>il prépare la prochaine Lutte d’influence.</translation>
    </message>
    <message>
        <source>his agency dominates, so he strikes the rivals’ Agents X and gives up the objective if it is still open.</source>
        <translation>son service domine, il frappe donc les Agents X rivaux et renonce à l’objectif, s’il n’est pas déjà remporté.</translation>
    </message>
    <message>
        <source>a rival dominates, so he has the dominating agency’s Agent X detained.</source>
        <translation>un rival domine, il fait donc détenir l’Agent X du service qui domine.</translation>
    </message>
    <message>
        <source>his agency dominates, so it also claims the last card of the objective deck.</source>
        <translation>son service domine, il remporte donc aussi la dernière carte du paquet Objectif.</translation>
    </message>
    <message>
        <source>he goes to work, whoever dominates.</source>
        <translation>il se met à l’œuvre, quel que soit le service qui domine.</translation>
    </message>
    <message>
        <source>he stays at his post.</source>
        <translation>il reste à son poste.</translation>
    </message>
    <message>
        <source>no effect, the objective has already been claimed.</source>
        <translation>sans effet, l’objectif est déjà remporté.</translation>
    </message>
    <message>
        <source>no effect, his agency dominates and nobody is runner-up.</source>
        <translation>sans effet, son service domine et il n’y a pas de dauphin.</translation>
    </message>
    <message>
        <source>no effect, a rival’s Master Spy comes before him.</source>
        <translation>sans effet, le Maître-Espion d’un rival l’emporte sur lui.</translation>
    </message>
    <message>
        <source>no effect, a Master Spy of a better placed agency comes before him.</source>
        <translation>sans effet, le Maître-Espion d’un service mieux placé l’emporte sur lui.</translation>
    </message>
    <message>
        <source>no effect, the deck he needs is empty.</source>
        <translation>sans effet, le paquet dont il a besoin est vide.</translation>
    </message>
    <message>
        <source>he has no plan, and nothing can happen to him.</source>
        <translation>il n’a pas de plan, et rien ne peut lui arriver.</translation>
    </message>
    <message>
        <source>no effect while his own agency dominates.</source>
        <translation>sans effet quand son propre service domine.</translation>
    </message>
    <message>
        <source>no effect while a rival dominates.</source>
        <translation>sans effet quand un rival domine.</translation>
    </message>
    <message>
        <source>no effect, among several Double Agents only the dominating agency’s works.</source>
        <translation>sans effet, de plusieurs Agents Doubles seul agit celui du service qui domine.</translation>
    </message>
    <message>
        <source>no effect, of two Analysts only the one whose agency does not dominate works.</source>
        <translation>sans effet, de deux Analystes seul agit celui du service qui ne domine pas.</translation>
    </message>
    <message>
        <source>no effect, among several Analysts only the dominating agency’s works.</source>
        <translation>sans effet, de plusieurs Analystes seul agit celui du service qui domine.</translation>
    </message>
    <message>
        <source>no effect, another agent of his kind comes before him.</source>
        <translation>sans effet, un autre agent de même fonction l’emporte sur lui.</translation>
    </message>
</context>
<context>
    <name>ColdwarPrompts</name>
    <message>
        <source>Who receives the Balance token?</source>
        <translation>À qui confiez-vous le pion Balance&#x202f;?</translation>
    </message>
    <message>
        <source>You came last at the cease-fire, and others share the lowest score. Click an agency or press its number: it will say who begins.</source>
        <translation>Vous avez fini en dernière place au cessez-le-feu, et les autres partagent le plus petit score. Cliquez sur un service ou tapez son numéro&#xa0;: il dira qui commence.</translation>
    </message>
    <message>
        <source>You hold the Balance token: who begins?</source>
        <translation>Vous avez le pion Balance&#xa0;: qui commence&#x202f;?</translation>
    </message>
    <message>
        <source>Click an agency or press its number. The others follow clockwise.</source>
        <translation>Cliquez sur un service ou tapez son numéro. Les autres suivent dans le sens horaire.</translation>
    </message>
    <message>
        <source>Nuclear Escalation: which military group goes next?</source>
        <translation>Escalade nucléaire&#xa0;: quel groupe militaire défausser maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>Click the group, or choose with the arrow keys and Enter. All of them go; the last one ends on top of the discard pile.</source>
        <translation>Cliquez sur le groupe, ou choisissez avec les flèches et Entrée. Tous partent&#x202f;; le dernier finit au sommet de la défausse.</translation>
    </message>
    <message>
        <source>Your Double Agent: send a rival agent on leave, or listen in?</source>
        <translation>Votre Agent Double&#xa0;: envoyer un agent rival au repos, ou mettre un rival sur écoute&#x202f;?</translation>
    </message>
    <message>
        <source>Click an agent in a rival’s headquarters: he will miss the next turn. Or click the agency: in the next Planning phase you see its Agent X before you choose yours.</source>
        <translation>Cliquez sur un agent dans le QG d’un rival&#xa0;: il manquera le prochain tour. Ou cliquez sur le service&#xa0;: à la prochaine Planification, vous verrez son Agent X avant de choisir le vôtre.</translation>
    </message>
    <message>
        <source>Détente: use an event?</source>
        <translation>Détente&#xa0;: utiliser un événement&#x202f;?</translation>
    </message>
    <message>
        <source>An event that is used goes to the discard pile, and its points are lost. Click the card or press its number; otherwise end your Détente.</source>
        <translation>Un événement utilisé est défaussé et ses points sont perdus. Cliquez sur la carte ou tapez son numéro&#x202f;; sinon, terminez votre Détente.</translation>
    </message>
    <message>
        <source>Click an agent of your headquarters, or choose with the arrow keys and Enter. He stays face down until the end of the struggle, and the choice is final.</source>
        <translation>Cliquez sur un agent de votre QG, ou choisissez avec les flèches et Entrée. Il reste face cachée jusqu’à la fin de la lutte, et le choix est définitif.</translation>
    </message>
    <message>
        <source>Choose your Agent X for this turn.</source>
        <translation>Choisissez votre Agent X pour ce tour.</translation>
    </message>
    <message>
        <source>Your Double Agent reports: {other} has chosen {agent}.</source>
        <translation>Rapport de votre Agent Double&#xa0;: {other} a choisi {agent}.</translation>
    </message>
    <message>
        <source>Now choose your own Agent X.</source>
        <translation>Choisissez maintenant votre Agent X.</translation>
    </message>
    <message>
        <source>You have no group: recruit, or use an event.</source>
        <translation>Vous n’avez aucun groupe&#xa0;: recrutez, ou utilisez un événement.</translation>
    </message>
    <message>
        <source>You have no group: you must recruit.</source>
        <translation>Vous n’avez aucun groupe&#xa0;: vous devez recruter.</translation>
    </message>
    <message>
        <source>Your turn: recruit, activate or pass.</source>
        <translation>À vous&#xa0;: recrutez, activez ou passez.</translation>
    </message>
    <message>
        <source>Your turn: recruit or pass.</source>
        <translation>À vous&#xa0;: recrutez ou passez.</translation>
    </message>
    <message>
        <source>Your turn: activate or pass.</source>
        <translation>À vous&#xa0;: activez ou passez.</translation>
    </message>
    <message>
        <source>You can only pass for now.</source>
        <translation>Vous ne pouvez que passer pour le moment.</translation>
    </message>
    <message>
        <source>Influence {influence} of {stability}: {excess} too much!</source>
        <translation>Influence {influence} sur {stability}&#xa0;: {excess} de trop&#x202f;!</translation>
    </message>
    <message>
        <source>Influence {influence} of {stability}.</source>
        <translation>Influence {influence} sur {stability}.</translation>
    </message>
    <message>
        <source>Click the group deck to recruit.</source>
        <translation>Cliquez sur le paquet Groupe pour recruter.</translation>
    </message>
    <message>
        <source>Click one of your ready groups, then its target; Escape goes back.</source>
        <translation>Cliquez sur l’un de vos groupes levés, puis sur sa cible&#x202f;; Échap revient en arrière.</translation>
    </message>
    <message>
        <source>If you pass now, the struggle ends.</source>
        <translation>Si vous passez maintenant, la lutte prend fin.</translation>
    </message>
    <message>
        <source>The Summit Meeting costs no action.</source>
        <translation>La Conférence au sommet ne coûte pas d’action.</translation>
    </message>
    <message>
        <source>Top of the group deck: {group}.</source>
        <translation>Sommet du paquet Groupe&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>Your Analyst: arrange the top of the group deck.</source>
        <translation>Votre Analyste&#xa0;: rangez le sommet du paquet Groupe.</translation>
    </message>
    <message>
        <source>{groups}. Click them in the order in which they are to be drawn, or choose with the arrow keys and Enter. Only you see them.</source>
        <translation>{groups}. Cliquez sur les cartes dans l’ordre où elles seront piochées, ou choisissez avec les flèches et Entrée. Personne d’autre ne les voit.</translation>
    </message>
    <message>
        <source>{objectives}. Click them in the order in which they are to come, or choose with the arrow keys and Enter. Only you see them.</source>
        <translation>{objectives}. Cliquez sur les cartes dans l’ordre où elles viendront, ou choisissez avec les flèches et Entrée. Personne d’autre ne les voit.</translation>
    </message>
    <message>
        <source>Space Race: arrange the next objectives.</source>
        <translation>Conquête spatiale&#xa0;: rangez les prochains objectifs.</translation>
    </message>
    <message>
        <source>Stability {stability}, population {population}, {vp} VP. Only you see it: leave it on top, or put it at the bottom of the deck.</source>
        <translation>Stabilité {stability}, population {population}, {vp}&#xa0;PV. Personne d’autre ne le voit&#xa0;: laissez-le au sommet, ou placez-le au bas du paquet.</translation>
    </message>
    <message>
        <source>Next objective: {name}.</source>
        <translation>Prochain objectif&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Only you see it. Recruit it, discard it for all to see, or leave it for the next one.</source>
        <translation>Personne d’autre ne la voit. Recrutez-la, défaussez-la au vu de tous, ou laissez-la au suivant.</translation>
    </message>
    <message>
        <source>Only you see it. You have reached the population limit: discard it for all to see, or leave it for the next one.</source>
        <translation>Personne d’autre ne la voit. Votre limite de population est atteinte&#xa0;: défaussez-la au vu de tous, ou laissez-la au suivant.</translation>
    </message>
    <message>
        <source>Civil disorder! Save {agent} with the Nobel Peace Prize?</source>
        <translation>Désordre civil&#x202f;! Sauver {agent} grâce au prix Nobel de la paix&#x202f;?</translation>
    </message>
    <message>
        <source>He would go on leave instead of being eliminated; the card and its {vp} VP are lost.</source>
        <translation>Il partirait au repos au lieu d’être éliminé&#x202f;; la carte et ses {vp}&#xa0;PV sont perdus.</translation>
    </message>
    <message>
        <source>{player} decides who receives the Balance token.</source>
        <translation>{player} décide à qui revient le pion Balance.</translation>
    </message>
    <message>
        <source>{player} arranges the top of the group deck.</source>
        <translation>{player} range le sommet du paquet Groupe.</translation>
    </message>
    <message>
        <source>{player} holds the Balance token and decides who begins.</source>
        <translation>{player} a le pion Balance et décide qui commence.</translation>
    </message>
    <message>
        <source>{player} is acting.</source>
        <translation>{player} joue.</translation>
    </message>
    <message>
        <source>{player} is looking at the top of the group deck.</source>
        <translation>{player} regarde le sommet du paquet Groupe.</translation>
    </message>
    <message>
        <source>{player} chooses the next military group to go.</source>
        <translation>{player} choisit le prochain groupe militaire à défausser.</translation>
    </message>
    <message>
        <source>{player} decides about the Nobel Peace Prize.</source>
        <translation>{player} décide de l’emploi du prix Nobel de la paix.</translation>
    </message>
    <message>
        <source>{player} gives orders to a Double Agent.</source>
        <translation>{player} donne ses ordres à un Agent Double.</translation>
    </message>
    <message>
        <source>{player} is looking at the next objective.</source>
        <translation>{player} regarde le prochain objectif.</translation>
    </message>
    <message>
        <source>{player} may use an event.</source>
        <translation>{player} peut utiliser un événement.</translation>
    </message>
    <message>
        <source>{player} arranges the next objectives.</source>
        <translation>{player} range les prochains objectifs.</translation>
    </message>
    <message>
        <source>Your Double Agent is listening: wait until {player} has chosen.</source>
        <translation>Votre Agent Double écoute&#xa0;: attendez le choix de {player}.</translation>
    </message>
    <message>
        <source>You will see that Agent X before you choose yours.</source>
        <translation>Vous verrez cet Agent X avant de choisir le vôtre.</translation>
    </message>
    <message>
        <source>Your Agent X: {agent}.</source>
        <translation>Votre Agent X&#xa0;: {agent}.</translation>
    </message>
    <message>
        <source>Agents X are being chosen: waiting for {players}.</source>
        <translation>Choix des Agents X&#xa0;: on attend {players}.</translation>
    </message>
</context>
<context>
    <name>ColdwarRefusals</name>
    <message>
        <source>this agent</source>
        <translation>cet agent</translation>
    </message>
    <message>
        <source>the group {name}</source>
        <translation>le groupe {name}</translation>
    </message>
    <message>
        <source>this group</source>
        <translation>ce groupe</translation>
    </message>
    <message>
        <source>this event</source>
        <translation>cet événement</translation>
    </message>
    <message>
        <source>this rival</source>
        <translation>ce rival</translation>
    </message>
    <message>
        <source>of this agency</source>
        <translation>de ce service</translation>
    </message>
    <message>
        <source>This agency cannot be chosen here.</source>
        <translation>Ce service ne peut pas être choisi ici.</translation>
    </message>
    <message>
        <source>These are not the cards you were shown.</source>
        <translation>Ce ne sont pas les cartes que vous avez vues.</translation>
    </message>
    <message>
        <source>The Balance token can only go to an agency with the lowest score.</source>
        <translation>Le pion Balance ne peut revenir qu’à un service au plus petit score.</translation>
    </message>
    <message>
        <source>{agent} is not in headquarters.</source>
        <translation>{agent} n’est pas au QG.</translation>
    </message>
    <message>
        <source>{agent} is on leave and cannot be chosen this turn.</source>
        <translation>{agent} est au repos et ne peut pas être choisi ce tour-ci.</translation>
    </message>
    <message>
        <source>{agent} has been removed from play.</source>
        <translation>{agent} a été retiré du jeu.</translation>
    </message>
    <message>
        <source>Your Double Agent is listening in: {other} chooses first.</source>
        <translation>Votre Agent Double écoute&#xa0;: {other} choisit d’abord.</translation>
    </message>
    <message>
        <source>You have already chosen your Agent X, and the choice is final.</source>
        <translation>Vous avez déjà choisi votre Agent X, et ce choix est définitif.</translation>
    </message>
    <message>
        <source>A Deputy Director is never on leave.</source>
        <translation>Un Directeur Adjoint n’est jamais au repos.</translation>
    </message>
    <message>
        <source>You have no group in play: you must recruit first.</source>
        <translation>Vous n’avez aucun groupe en jeu&#xa0;: vous devez d’abord recruter.</translation>
    </message>
    <message>
        <source>The population limit is reached: you cannot take another group.</source>
        <translation>La limite de population est atteinte&#xa0;: vous ne pouvez pas prendre d’autre groupe.</translation>
    </message>
    <message>
        <source>You do not have {group} in front of you.</source>
        <translation>Vous n’avez pas {group} devant vous.</translation>
    </message>
    <message>
        <source>{group} is mobilised and cannot be activated until it is ready again.</source>
        <translation>{group} est mobilisé et ne peut pas être activé tant qu’il n’est pas levé.</translation>
    </message>
    <message>
        <source>{group} is not in play.</source>
        <translation>{group} n’est pas en jeu.</translation>
    </message>
    <message>
        <source>A group cannot be the target of its own power.</source>
        <translation>Un groupe ne peut pas être la cible de son propre pouvoir.</translation>
    </message>
    <message>
        <source>{group} is economic: this power neither mobilises it nor makes it ready.</source>
        <translation>{group} est économique&#xa0;: ce pouvoir ne peut ni le mobiliser ni le lever.</translation>
    </message>
    <message>
        <source>You cannot steal from yourself: say to whom you give this group.</source>
        <translation>On ne se vole pas soi-même&#xa0;: dites à qui vous donnez ce groupe.</translation>
    </message>
    <message>
        <source>The population limit {of_receiver} is reached: no group can be added.</source>
        <translation>La limite de population {of_receiver} est atteinte&#xa0;: aucun groupe ne peut être ajouté.</translation>
    </message>
    <message>
        <source>That would push this rival to {total}, above the Stability of {stability}.</source>
        <translation>Cela pousserait ce rival à {total}, au-delà de la Stabilité de {stability}.</translation>
    </message>
    <message>
        <source>You cannot move a group from one rival to another.</source>
        <translation>Vous ne pouvez pas déplacer un groupe d’un rival à un autre.</translation>
    </message>
    <message>
        <source>A media group looks at the group deck: it has no target.</source>
        <translation>Un groupe de médias regarde le paquet Groupe&#xa0;: il n’a pas de cible.</translation>
    </message>
    <message>
        <source>This power needs a target.</source>
        <translation>Ce pouvoir demande une cible.</translation>
    </message>
    <message>
        <source>You do not own {event}.</source>
        <translation>Vous ne possédez pas {event}.</translation>
    </message>
    <message>
        <source>{event} cannot be used in this phase.</source>
        <translation>On ne peut pas utiliser {event} dans cette phase.</translation>
    </message>
    <message>
        <source>The discard pile is empty.</source>
        <translation>La défausse est vide.</translation>
    </message>
    <message>
        <source>There is no military group in play.</source>
        <translation>Il n’y a aucun groupe militaire en jeu.</translation>
    </message>
    <message>
        <source>{group} is not military: the Nuclear Escalation leaves it alone.</source>
        <translation>{group} n’est pas militaire&#xa0;: l’Escalade nucléaire l’épargne.</translation>
    </message>
    <message>
        <source>You already know this Agent X.</source>
        <translation>Vous connaissez déjà cet Agent X.</translation>
    </message>
    <message>
        <source>{agent} has not been removed from play.</source>
        <translation>{agent} n’a pas été retiré du jeu.</translation>
    </message>
</context>
<context>
    <name>ColdwarReport</name>
    <message>
        <source>Level at the top: {agencies}. One more turn is played.</source>
        <translation>Égalité en tête entre {agencies}&#xa0;: un tour de plus.</translation>
    </message>
    <message>
        <source>Influence for a Stability of {stability}: {totals}.</source>
        <translation>Influence pour une Stabilité de {stability}&#xa0;: {totals}.</translation>
    </message>
    <message>
        <source>Tie between {agencies}: the profile makes military groups decide, {ahead} has the highest.</source>
        <translation>Égalité entre {agencies}&#xa0;: le profil départage par les groupes militaires, {ahead} a le plus fort.</translation>
    </message>
    <message>
        <source>Tie between {agencies}: the profile makes economic groups decide, {ahead} has the highest.</source>
        <translation>Égalité entre {agencies}&#xa0;: le profil départage par les groupes économiques, {ahead} a le plus fort.</translation>
    </message>
    <message>
        <source>Tie between {agencies}: the profile makes media groups decide, {ahead} has the highest.</source>
        <translation>Égalité entre {agencies}&#xa0;: le profil départage par les groupes de médias, {ahead} a le plus fort.</translation>
    </message>
    <message>
        <source>Tie between {agencies}: the profile makes political groups decide, {ahead} has the highest.</source>
        <translation>Égalité entre {agencies}&#xa0;: le profil départage par les groupes politiques, {ahead} a le plus fort.</translation>
    </message>
    <message>
        <source>Tie without groups between {agencies}: {ahead} comes first, clockwise from the Balance token.</source>
        <translation>Égalité sans groupe entre {agencies}&#xa0;: {ahead} passe devant, dans le sens horaire à partir du pion Balance.</translation>
    </message>
    <message>
        <source>Decryption: the group deck is empty, no points.</source>
        <translation>Décryptage&#xa0;: le paquet Groupe est vide, aucun point.</translation>
    </message>
    <message>
        <source>Decryption: {group}. That is too weak, no points.</source>
        <translation>Décryptage&#xa0;: {group}. C’est trop faible, aucun point.</translation>
    </message>
    <message>
        <source>Decryption: {group}. {points} points: {agencies}.</source>
        <translation>Décryptage&#xa0;: {group}. {points} points pour {agencies}.</translation>
    </message>
    <message>
        <source>Level in everything: {agencies} share the victory.</source>
        <translation>Égalité parfaite&#xa0;: {agencies} se partagent la victoire.</translation>
    </message>
    <message>
        <source>No objective is left: {agency} leads and wins the Cold War!</source>
        <translation>Plus aucun objectif&#xa0;: {agency} est en tête et remporte la Guerre froide&#x202f;!</translation>
    </message>
    <message>
        <source>The last year is over: {agency} leads and wins the Cold War!</source>
        <translation>La dernière année s’achève&#xa0;: {agency} est en tête et remporte la Guerre froide&#x202f;!</translation>
    </message>
    <message>
        <source>{agency} wins the Cold War!</source>
        <translation>{agency} remporte la Guerre froide&#x202f;!</translation>
    </message>
    <message>
        <source>The group deck is empty: immediate cease-fire.</source>
        <translation>Le paquet Groupe est épuisé&#xa0;: cessez-le-feu immédiat.</translation>
    </message>
    <message>
        <source>Everyone has passed in a row: cease-fire.</source>
        <translation>Tous ont passé à la suite&#xa0;: cessez-le-feu.</translation>
    </message>
    <message>
        <source>{agency} dominates {objective}.</source>
        <translation>{agency} domine {objective}.</translation>
    </message>
    <message>
        <source>Every agency has caused civil disorder: nobody dominates {objective}.</source>
        <translation>Tous les services ont causé un Désordre civil&#xa0;: personne ne domine {objective}.</translation>
    </message>
    <message numerus="yes">
        <source>{agency} causes civil disorder: %n point(s) of Influence too much.</source>
        <translation>
            <numerusform>{agency} cause un Désordre civil&#xa0;: %n point d’Influence de trop.</numerusform>
            <numerusform>{agency} cause un Désordre civil&#xa0;: %n points d’Influence de trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>Civil disorder on every side: the card “{name}” goes to the bottom of its deck.</source>
        <translation>Désordre civil général&#xa0;: la carte «&#xa0;{name}&#xa0;» retourne au bas de son paquet.</translation>
    </message>
    <message>
        <source>The Assassin gives up the objective: “{name}” goes to the bottom of its deck.</source>
        <translation>L’Assassin renonce à l’objectif&#xa0;: la carte «&#xa0;{name}&#xa0;» part au bas de son paquet.</translation>
    </message>
    <message>
        <source>Only {agency} has kept order and claims {objective} at once ({points} VP).</source>
        <translation>{agency} est le seul service à avoir évité le Désordre civil et remporte aussitôt {objective} ({points}&#xa0;PV).</translation>
    </message>
    <message>
        <source>Master stroke: {agency} claims {objective} at once ({points} VP).</source>
        <translation>Coup de maître&#xa0;: {agency} remporte aussitôt {objective} ({points}&#xa0;PV).</translation>
    </message>
    <message>
        <source>The Master Spy plays into the hands of the runner-up: {agency} claims {objective} ({points} VP).</source>
        <translation>Le Maître-Espion fait le jeu du dauphin&#xa0;: {agency} remporte {objective} ({points}&#xa0;PV).</translation>
    </message>
    <message>
        <source>{director} also brings in {objective} from the bottom of the deck ({points} VP).</source>
        <translation>{director} rapporte aussi {objective}, du bas du paquet ({points}&#xa0;PV).</translation>
    </message>
    <message>
        <source>{agency} dominates and claims {objective} ({points} VP).</source>
        <translation>{agency} domine et remporte {objective} ({points}&#xa0;PV).</translation>
    </message>
    <message>
        <source>{agency} reveals its Agent X: {agent}.</source>
        <translation>{agency} révèle son Agent X&#xa0;: {agent}.</translation>
    </message>
    <message>
        <source>Civil disorder: {own_agent} is eliminated.</source>
        <translation>Désordre civil&#xa0;: {own_agent} est éliminé.</translation>
    </message>
    <message>
        <source>The Assassin strikes: {own_agent} is eliminated.</source>
        <translation>L’Assassin frappe&#xa0;: {own_agent} est éliminé.</translation>
    </message>
    <message>
        <source>The Ambassador steps in: {own_agent} is detained.</source>
        <translation>L’Ambassadeur intervient&#xa0;: {own_agent} est détenu.</translation>
    </message>
    <message>
        <source>Civil disorder cannot touch {own_agent}, who goes back to headquarters.</source>
        <translation>Le Désordre civil n’atteint pas {own_agent}, qui rentre au QG.</translation>
    </message>
    <message>
        <source>The Assassin can do nothing to {own_agent}.</source>
        <translation>L’Assassin ne peut rien contre {own_agent}.</translation>
    </message>
    <message>
        <source>The Ambassador can do nothing to {own_agent}.</source>
        <translation>L’Ambassadeur ne peut rien contre {own_agent}.</translation>
    </message>
    <message>
        <source>The Nobel Peace Prize saves {own_agent}, who goes on leave.</source>
        <translation>Le prix Nobel de la paix sauve {own_agent}, qui part au repos.</translation>
    </message>
    <message>
        <source>{double_agent} will listen in on {other} in the next Planning phase.</source>
        <translation>{double_agent} mettra {other} sur écoute à la prochaine Planification.</translation>
    </message>
    <message>
        <source>{double_agent} sends {other_agent} on leave.</source>
        <translation>{double_agent} envoie au repos {other_agent}.</translation>
    </message>
    <message>
        <source>{analyst} will arrange the top of the group deck in the next Briefing.</source>
        <translation>{analyst} rangera le sommet du paquet Groupe au prochain Briefing.</translation>
    </message>
    <message>
        <source>{cryptographer} intercepts the next objective: {name}.</source>
        <translation>{cryptographer} intercepte le prochain objectif&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{cryptographer} intercepts the next objective.</source>
        <translation>{cryptographer} intercepte le prochain objectif.</translation>
    </message>
    <message>
        <source>{cryptographer} leaves the next objective where it is.</source>
        <translation>{cryptographer} laisse le prochain objectif où il est.</translation>
    </message>
    <message>
        <source>{cryptographer} puts the next objective at the bottom of its deck.</source>
        <translation>{cryptographer} place le prochain objectif au bas de son paquet.</translation>
    </message>
    <message>
        <source>On leave: {agents}.</source>
        <translation>Au repos&#xa0;: {agents}.</translation>
    </message>
    <message>
        <source>{own_agent} goes straight back to headquarters.</source>
        <translation>{own_agent} rentre directement au QG.</translation>
    </message>
    <message>
        <source>All groups in play go to the discard pile.</source>
        <translation>Tous les groupes en jeu vont à la défausse.</translation>
    </message>
    <message>
        <source>{agency} looks at the next objectives: {objectives}.</source>
        <translation>{agency} regarde les prochains objectifs&#xa0;: {objectives}.</translation>
    </message>
    <message>
        <source>{agency} looks at the next objectives.</source>
        <translation>{agency} regarde les prochains objectifs.</translation>
    </message>
    <message>
        <source>{agency} arranges the next objectives: {objectives}.</source>
        <translation>{agency} range les prochains objectifs&#xa0;: {objectives}.</translation>
    </message>
    <message>
        <source>{agency} arranges the next objectives.</source>
        <translation>{agency} range les prochains objectifs.</translation>
    </message>
    <message>
        <source>{own_agent} returns to service, on leave.</source>
        <translation>{own_agent} reprend du service, au repos.</translation>
    </message>
</context>
<context>
    <name>ColdwarScores</name>
    <message>
        <source>Nations</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Decryption</source>
        <translation>Décryptage</translation>
    </message>
    <message>
        <source>Subtotal</source>
        <translation>Sous-total</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Objectives in the scoring pile</source>
        <translation>Objectifs remportés et gardés</translation>
    </message>
    <message>
        <source>Agents removed from play</source>
        <translation>Agents retirés du jeu</translation>
    </message>
    <message>
        <source>Shared victory with {points} points: {players}.</source>
        <translation>Victoire partagée avec {points} points&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>No objective is left: {player} wins the Cold War with {points} points!</source>
        <translation>Plus aucun objectif&#xa0;: {player} remporte la Guerre froide avec {points} points&#x202f;!</translation>
    </message>
    <message>
        <source>The last year is over: {player} wins the Cold War with {points} points!</source>
        <translation>La dernière année s’achève&#xa0;: {player} remporte la Guerre froide avec {points} points&#x202f;!</translation>
    </message>
    <message>
        <source>{player} wins the Cold War with {points} points!</source>
        <translation>{player} remporte la Guerre froide avec {points} points&#x202f;!</translation>
    </message>
    <message>
        <source>The tie is broken by the number of objectives.</source>
        <translation>L’égalité est départagée par le nombre d’objectifs.</translation>
    </message>
    <message>
        <source>The tie is broken by the number of agents left.</source>
        <translation>L’égalité est départagée par le nombre d’agents restants.</translation>
    </message>
</context>
<context>
    <name>ColdwarSigns</name>
    <message>
        <source>Turn {turn} · {year}</source>
        <translation>Tour {turn} · {year}</translation>
    </message>
    <message>
        <source>{points} VP</source>
        <translation>{points}&#xa0;PV</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Joués</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Report of turn {turn}</source>
        <translation>Rapport du tour {turn}</translation>
    </message>
    <message>
        <source>Who goes into the field?</source>
        <translation>Qui part sur le terrain&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Back to the choice</source>
        <translation>Revenir au choix</translation>
    </message>
    <message>
        <source>Overheard: {agency} sends {agent}</source>
        <translation>Sur écoute&#xa0;: {agency} envoie {agent}</translation>
    </message>
    <message>
        <source>Next: {cards}</source>
        <translation>Ensuite&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>For your eyes only: top of the group deck</source>
        <translation>Pour vous seul&#xa0;: le sommet du paquet Groupe</translation>
    </message>
    <message>
        <source>For your eyes only: click in the order of drawing</source>
        <translation>Pour vous seul&#xa0;: cliquez dans l’ordre de pioche</translation>
    </message>
    <message>
        <source>For your eyes only: click in the order of coming</source>
        <translation>Pour vous seul&#xa0;: cliquez dans l’ordre d’arrivée</translation>
    </message>
    <message>
        <source>For your eyes only: the next objective</source>
        <translation>Pour vous seul&#xa0;: le prochain objectif</translation>
    </message>
</context>
<context>
    <name>ColdwarTextBoard</name>
    <message>
        <source>TURN {turn} ({year})</source>
        <translation>TOUR {turn} ({year})</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>To win</source>
        <translation>Pour gagner</translation>
    </message>
    <message>
        <source>{points} VP, alone in the lead</source>
        <translation>{points}&#xa0;PV, sans égalité en tête</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agents</translation>
    </message>
    <message>
        <source>{passes} of {needed}</source>
        <translation>{passes} sur {needed}</translation>
    </message>
    <message>
        <source>Next to act</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Passes in a row</source>
        <translation>Passes de suite</translation>
    </message>
    <message>
        <source>open</source>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>claimed</source>
        <translation>remporté</translation>
    </message>
    <message>
        <source>buried</source>
        <translation>au bas du paquet</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>OBJECTIVE: {name}</source>
        <translation>OBJECTIF&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{player}: {points} VP</source>
        <translation>{player}&#xa0;: {points}&#xa0;PV</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Remporté</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien pour l’instant</translation>
    </message>
    <message>
        <source>{influence} of {stability}</source>
        <translation>{influence} sur {stability}</translation>
    </message>
    <message numerus="yes">
        <source>room for %n more group(s)</source>
        <translation>
            <numerusform>place pour %n groupe</numerusform>
            <numerusform>place pour %n groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>population limit reached</source>
        <translation>limite de population atteinte</translation>
    </message>
    <message>
        <source>{excess} too much</source>
        <translation>{excess} de trop</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>levé</translation>
    </message>
    <message>
        <source>mobilised</source>
        <translation>mobilisé</translation>
    </message>
    <message>
        <source>nobody in the field</source>
        <translation>personne sur le terrain</translation>
    </message>
    <message>
        <source>face down, one of: {agents}</source>
        <translation>face cachée, l’un de&#xa0;: {agents}</translation>
    </message>
    <message>
        <source>{agent}, revealed</source>
        <translation>{agent}, révélé</translation>
    </message>
    <message>
        <source>{agent}, face down</source>
        <translation>{agent}, face cachée</translation>
    </message>
    <message>
        <source>{agent}, face down, but you know him</source>
        <translation>{agent}, face cachée, mais vous le connaissez</translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>back from leave: {agents}</source>
        <translation>de retour de repos&#xa0;: {agents}</translation>
    </message>
    <message>
        <source>Decryption {points}</source>
        <translation>Décryptage {points}</translation>
    </message>
    <message>
        <source>known to all</source>
        <translation>connu de tous</translation>
    </message>
    <message>
        <source>you know</source>
        <translation>vous savez</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}, on top {group}</source>
        <translation>{cards}, au sommet {group}</translation>
    </message>
    <message>
        <source>Spent events</source>
        <translation>Événements utilisés</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>PAQUETS</translation>
    </message>
    <message>
        <source>on top: {card}</source>
        <translation>au sommet&#xa0;: {card}</translation>
    </message>
    <message>
        <source>at the bottom: {card}</source>
        <translation>au bas du paquet&#xa0;: {card}</translation>
    </message>
    <message>
        <source>card {number}: {card}</source>
        <translation>carte {number}&#xa0;: {card}</translation>
    </message>
    <message>
        <source>ONLY YOU SEE</source>
        <translation>POUR VOS YEUX SEULEMENT</translation>
    </message>
    <message>
        <source>{agency} listens in on {other} in the Planning phase.</source>
        <translation>{agency} met {other} sur écoute à la Planification.</translation>
    </message>
    <message>
        <source>{agency} arranges the top of the group deck in the Briefing.</source>
        <translation>{agency} range le sommet du paquet Groupe au Briefing.</translation>
    </message>
    <message>
        <source>TO COME</source>
        <translation>À VENIR</translation>
    </message>
    <message>
        <source>REPORT OF THE LAST CEASE-FIRE</source>
        <translation>RAPPORT DU DERNIER CESSEZ-LE-FEU</translation>
    </message>
</context>
<context>
    <name>ColdwarTips</name>
    <message>
        <source>{name} ({code}): {faction}, Influence {influence}</source>
        <translation>{name} ({code})&#xa0;: {faction}, Influence {influence}</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>Profile, for ties: {factions}</source>
        <translation>Profil, en cas d’égalité&#xa0;: {factions}</translation>
    </message>
    <message>
        <source>Used once; its points are then lost.</source>
        <translation>S’utilise une seule fois&#x202f;; ses points sont alors perdus.</translation>
    </message>
    <message>
        <source>Stability {stability}, population {population}, {vp} VP</source>
        <translation>Stabilité {stability}, population {population}, {vp}&#xa0;PV</translation>
    </message>
    <message>
        <source>{name}, Initiative {initiative}</source>
        <translation>{name}, Initiative {initiative}</translation>
    </message>
    <message>
        <source>Whoever dominates: {plan}</source>
        <translation>Quel que soit le service qui domine&#xa0;: {plan}</translation>
    </message>
    <message>
        <source>If your agency dominates: {plan}</source>
        <translation>Si votre service domine&#xa0;: {plan}</translation>
    </message>
    <message>
        <source>If a rival dominates: {plan}</source>
        <translation>Si un rival domine&#xa0;: {plan}</translation>
    </message>
    <message>
        <source>Balance token
Its holder says who begins the Influence Struggle. Each turn it goes to the lowest score.</source>
        <translation>Pion Balance
Son détenteur désigne qui commence la Lutte d’influence. À chaque tour, il revient au plus petit score.</translation>
    </message>
    <message>
        <source>Domination token
It lies on the objective for the agency that comes closest to the Stability without exceeding it.</source>
        <translation>Pion Domination
Il marque sur l’objectif le service qui approche la Stabilité au plus près sans la dépasser.</translation>
    </message>
    <message>
        <source>Domination token {of_agency}
It lies on the objective for the agency that comes closest to the Stability without exceeding it.</source>
        <translation>Pion Domination {of_agency}
Il marque sur l’objectif le service qui approche la Stabilité au plus près sans la dépasser.</translation>
    </message>
</context>
<context>
    <name>ColdwarWords</name>
    <message>
        <source>Cold War</source>
        <translation>Guerre froide</translation>
    </message>
    <message>
        <source>Each year a country is about to tip over. Send an agent into the field in secret, then recruit its groups and use their powers to bring your Influence as close to its Stability as you can: one point too much is civil disorder, and costs you your agent. When the weapons are silent the agents are revealed, and a Master Spy, an Assassin or a Double Agent may turn everything round.</source>
        <translation>Chaque année, un pays menace de basculer. Envoyez en secret un agent sur le terrain, puis recrutez les groupes du pays et servez-vous de leurs pouvoirs pour approcher la Stabilité au plus près&#xa0;: un point de trop, c’est le Désordre civil, et votre agent est perdu. Quand les armes se taisent, les agents se dévoilent, et un Maître-Espion, un Assassin ou un Agent Double peut tout renverser.</translation>
    </message>
    <message>
        <source>Agents with three players</source>
        <translation>Agents à trois joueurs</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Turn {turn} · {year} · {phase}: {players}</source>
        <translation>Tour {turn} · {year} · {phase}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Agent X chosen</source>
        <translation>Agent X choisi</translation>
    </message>
    <message>
        <source>listening in</source>
        <translation>à l’écoute</translation>
    </message>
    <message>
        <source>{influence} of {stability}</source>
        <translation>{influence} sur {stability}</translation>
    </message>
    <message numerus="yes">
        <source>%n objective(s) won</source>
        <translation>
            <numerusform>%n objectif remporté</numerusform>
            <numerusform>%n objectifs remportés</numerusform>
        </translation>
    </message>
    <message>
        <source>{excess} too much</source>
        <translation>{excess} de trop</translation>
    </message>
    <message>
        <source>dominates</source>
        <translation>domine</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
</context>
<context>
    <name>ComplotChoices</name>
    <message>
        <source>Discard {parts}.</source>
        <translation>Défausser {parts}.</translation>
    </message>
    <message>
        <source>Recruit: {parts}.</source>
        <translation>Recruter&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Give up {parts}.</source>
        <translation>Abandonner {parts}.</translation>
    </message>
    <message>
        <source>Lay {parts}.</source>
        <translation>Poser {parts}.</translation>
    </message>
    <message>
        <source>Wounds: {parts}.</source>
        <translation>Blessures&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>End your movement.</source>
        <translation>Terminer votre déplacement.</translation>
    </message>
    <message>
        <source>Leave with {group}.</source>
        <translation>Partir avec {group}.</translation>
    </message>
    <message>
        <source>Infiltrate {to_place} with {group}.</source>
        <translation>S’infiltrer {to_place} avec {group}.</translation>
    </message>
    <message>
        <source>Go incognito {to_place} with {group}.</source>
        <translation>Aller incognito {to_place} avec {group}.</translation>
    </message>
    <message>
        <source>Fly {to_place} with {group}.</source>
        <translation>Aller en avion {to_place} avec {group}.</translation>
    </message>
    <message>
        <source>Slip away {to_place} with {group}.</source>
        <translation>Se replier {to_place} avec {group}.</translation>
    </message>
    <message>
        <source>Go {to_place} with {group}.</source>
        <translation>Aller {to_place} avec {group}.</translation>
    </message>
    <message>
        <source>Take {figure} into your service {at_place}.</source>
        <translation>Prendre {figure} à votre service {at_place}.</translation>
    </message>
    <message>
        <source>Take {figure} into your service {at_place}, instead {of_out}.</source>
        <translation>Prendre {figure} à votre service {at_place}, à la place {of_out}.</translation>
    </message>
    <message>
        <source>a Recruitment card</source>
        <translation>une carte Recrutement</translation>
    </message>
    <message>
        <source>End your attempts: the missions you leave stay where they are.</source>
        <translation>Terminer vos tentatives&#xa0;: les missions que vous laissez restent en place.</translation>
    </message>
    <message>
        <source>Stay and fight on.</source>
        <translation>Rester et poursuivre le combat.</translation>
    </message>
    <message>
        <source>Do without the unit.</source>
        <translation>Renoncer à cette unité.</translation>
    </message>
    <message>
        <source>Give the prisoner back and score the elimination value.</source>
        <translation>Rendre le prisonnier et marquer sa valeur d’élimination.</translation>
    </message>
    <message numerus="yes">
        <source>You gain %n inquiry point(s).</source>
        <translation>
            <numerusform>Vous gagnez %n point d’enquête.</numerusform>
            <numerusform>Vous gagnez %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message>
        <source>No assassination.</source>
        <translation>Aucun assassinat.</translation>
    </message>
    <message>
        <source>No further capture or corruption.</source>
        <translation>Plus de capture ni de corruption.</translation>
    </message>
    <message>
        <source>Pass: play no card.</source>
        <translation>Passer&#xa0;: ne jouer aucune carte.</translation>
    </message>
    <message>
        <source>Discard these cards.</source>
        <translation>Défausser ces cartes.</translation>
    </message>
    <message>
        <source>Discard nothing.</source>
        <translation>Ne rien défausser.</translation>
    </message>
    <message>
        <source>Draw the characters.</source>
        <translation>Piocher les personnages.</translation>
    </message>
    <message>
        <source>Recruit no more.</source>
        <translation>Ne pas recruter davantage.</translation>
    </message>
    <message>
        <source>Keep no other character.</source>
        <translation>Ne garder aucun autre personnage.</translation>
    </message>
    <message>
        <source>End your purchases.</source>
        <translation>Terminer vos achats.</translation>
    </message>
    <message>
        <source>Lay these cards.</source>
        <translation>Poser ces cartes.</translation>
    </message>
    <message>
        <source>Lay no card.</source>
        <translation>Ne poser aucune carte.</translation>
    </message>
    <message>
        <source>Heal {element} of all wounds.</source>
        <translation>Soigner toutes les blessures&#xa0;: {element}.</translation>
    </message>
    <message>
        <source>Reveal the top mission of pile {pile} ({kind}).</source>
        <translation>Dévoiler la première mission de la pile {pile} ({kind}).</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Défausser {card}.</translation>
    </message>
    <message>
        <source>Keep {card}.</source>
        <translation>Garder {card}.</translation>
    </message>
    <message>
        <source>Recruit {at_place}: draw one more character.</source>
        <translation>Recruter {at_place}&#xa0;: piocher un personnage de plus.</translation>
    </message>
    <message>
        <source>Put the character {at_place}.</source>
        <translation>Placer le personnage {at_place}.</translation>
    </message>
    <message>
        <source>Give up {element}: it returns to the reserve.</source>
        <translation>Abandonner {element}, qui retourne dans la réserve.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Buy {unit} {at_place}.</source>
        <translation>Acheter {unit} {at_place}.</translation>
    </message>
    <message>
        <source>Place {unit} {at_place}.</source>
        <translation>Placer {unit} {at_place}.</translation>
    </message>
    <message>
        <source>In exchange, {element} returns to the reserve.</source>
        <translation>En échange, {element} retourne dans la réserve.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n autonomy point(s); you keep {left}.</source>
        <translation>
            <numerusform>Coût&#xa0;: %n point d’autonomie&#x202f;; il vous en reste {left}.</numerusform>
            <numerusform>Coût&#xa0;: %n points d’autonomie&#x202f;; il vous en reste {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {figure} into your service.</source>
        <translation>Prendre {figure} à votre service.</translation>
    </message>
    <message>
        <source>Take {figure} into your service instead {of_out}.</source>
        <translation>Prendre {figure} à votre service à la place {of_out}.</translation>
    </message>
    <message>
        <source>{skill}, combat {combat}, plot {plot}, life {life}, worth {worth}.</source>
        <translation>{skill}, combat {combat}, complot {plot}, vie {life}, valeur {worth}.</translation>
    </message>
    <message>
        <source>Take {element} along.</source>
        <translation>Emmener {element}.</translation>
    </message>
    <message>
        <source>Dodge with {element}.</source>
        <translation>Esquiver avec {element}.</translation>
    </message>
    <message>
        <source>Leave {place} with {element}.</source>
        <translation>Quitter {place} avec {element}.</translation>
    </message>
    <message>
        <source>Infiltrate {to_place} with {figure}: nobody needs to stay behind.</source>
        <translation>Infiltration {to_place} avec {figure}&#xa0;: personne n’a besoin de rester.</translation>
    </message>
    <message>
        <source>Incognito {to_place}: nobody needs to stay behind.</source>
        <translation>Incognito {to_place}&#xa0;: personne n’a besoin de rester.</translation>
    </message>
    <message>
        <source>Fly {to_place}.</source>
        <translation>Aller en avion {to_place}.</translation>
    </message>
    <message>
        <source>Slip away {to_place}.</source>
        <translation>Se replier {to_place}.</translation>
    </message>
    <message>
        <source>Go {to_place}.</source>
        <translation>Aller {to_place}.</translation>
    </message>
    <message numerus="yes">
        <source>That takes %n step(s); you have {left} left.</source>
        <translation>
            <numerusform>Coût&#xa0;: %n point de déplacement&#x202f;; il vous en reste {left}.</numerusform>
            <numerusform>Coût&#xa0;: %n points de déplacement&#x202f;; il vous en reste {left}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enemy elements there: {number}.</source>
        <translation>Éléments ennemis sur place&#xa0;: {number}.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of your turn at most %n unit(s) may stand there.</source>
        <translation>
            <numerusform>À la fin de votre déplacement, %n unité au plus peut y rester.</numerusform>
            <numerusform>À la fin de votre déplacement, %n unités au plus peuvent y rester.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the order of play: {order}.</source>
        <translation>Fixer l’ordre de jeu&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>Play {card}: reveal the top mission of pile {pile} ({kind}).</source>
        <translation>Jouer {card}&#xa0;: dévoiler la première mission de la pile {pile} ({kind}).</translation>
    </message>
    <message>
        <source>Play {card}: {mission} goes under pile {under}, the top card of pile {pile} ({kind}) replaces it.</source>
        <translation>Jouer {card}&#xa0;: {mission} passe sous la pile {under}, la première carte de la pile {pile} ({kind}) la remplace.</translation>
    </message>
    <message numerus="yes">
        <source>Lay {card} {at_place}: %n inquiry point(s) for whoever controls the place.</source>
        <translation>
            <numerusform>Poser {card} {at_place}&#xa0;: %n point d’enquête pour qui contrôlera le lieu.</numerusform>
            <numerusform>Poser {card} {at_place}&#xa0;: %n points d’enquête pour qui contrôlera le lieu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card} {at_place}.</source>
        <translation>Jouer {card} {at_place}.</translation>
    </message>
    <message>
        <source>Play {card} and share the mission with {other}.</source>
        <translation>Jouer {card} et partager la mission avec {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Play {card} on {element}: %n wound(s) left.</source>
        <translation>
            <numerusform>Jouer {card} pour {element}&#xa0;: %n blessure restante.</numerusform>
            <numerusform>Jouer {card} pour {element}&#xa0;: %n blessures restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}.</source>
        <translation>Jouer {card}.</translation>
    </message>
    <message>
        <source>Play {card} against {other}: {change}.</source>
        <translation>Jouer {card} contre {other}&#xa0;: {change}.</translation>
    </message>
    <message numerus="yes">
        <source>%n inquiry point(s)</source>
        <translation>
            <numerusform>%n point d’enquête</numerusform>
            <numerusform>%n points d’enquête</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {card} against {other}: you see %n card(s) and keep one.</source>
        <translation>
            <numerusform>Jouer {card} contre {other}&#xa0;: vous voyez %n carte et la gardez.</numerusform>
            <numerusform>Jouer {card} contre {other}&#xa0;: vous voyez %n cartes et en gardez une.</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll die {number} again, which shows {face}.</source>
        <translation>Relancer le dé {number}, qui affiche {face}.</translation>
    </message>
    <message>
        <source>Roll die {number} again, which shows {face}: {element}.</source>
        <translation>Relancer le dé {number}, qui affiche {face}&#xa0;: {element}.</translation>
    </message>
</context>
<context>
    <name>ComplotCounts</name>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commando(s)</source>
        <translation>
            <numerusform>%n commando</numerusform>
            <numerusform>%n commandos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assassin(s)</source>
        <translation>
            <numerusform>%n assassin</numerusform>
            <numerusform>%n assassins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artificer(s)</source>
        <translation>
            <numerusform>%n artificier</numerusform>
            <numerusform>%n artificiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saboteur(s)</source>
        <translation>
            <numerusform>%n saboteur</numerusform>
            <numerusform>%n saboteurs</numerusform>
        </translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>camp neutre</translation>
    </message>
    <message>
        <source>a neutral {unit}</source>
        <translation>un {unit} neutre</translation>
    </message>
</context>
<context>
    <name>ComplotFaults</name>
    <message>
        <source>This position cannot be played.</source>
        <translation>Cette position n’est pas jouable.</translation>
    </message>
    <message>
        <source>{problem} (“{part}”)</source>
        <translation>{problem} («&#xa0;{part}&#xa0;»)</translation>
    </message>
    <message>
        <source>This is not how positions are written.</source>
        <translation>Ce n’est pas ainsi que s’écrit une position.</translation>
    </message>
    <message>
        <source>Something is given twice.</source>
        <translation>Une indication figure deux fois.</translation>
    </message>
    <message>
        <source>The position is for a different number of players.</source>
        <translation>La position est prévue pour un autre nombre de joueurs.</translation>
    </message>
    <message>
        <source>The game does not have that many rounds.</source>
        <translation>La partie ne compte pas autant de tours.</translation>
    </message>
    <message>
        <source>The order of play must name every player once.</source>
        <translation>L’ordre de jeu doit nommer chaque joueur une fois.</translation>
    </message>
    <message>
        <source>There is no such phase, or players do not take turns in it.</source>
        <translation>Cette phase n’existe pas, ou ne se joue pas chacun à son tour.</translation>
    </message>
    <message>
        <source>There is no such place.</source>
        <translation>Ce lieu n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such character or unit, or it is not on the board.</source>
        <translation>Ce personnage ou cette unité n’existe pas, ou n’est pas sur le plateau.</translation>
    </message>
    <message>
        <source>A character or unit cannot be in two places.</source>
        <translation>Un personnage ou une unité ne peut pas être en deux lieux.</translation>
    </message>
    <message>
        <source>A player can have three characters at most.</source>
        <translation>Un joueur peut avoir trois personnages au plus.</translation>
    </message>
    <message>
        <source>A player can have three characters and three units on a place at most.</source>
        <translation>Un joueur peut avoir trois personnages et trois unités au plus sur un lieu.</translation>
    </message>
    <message>
        <source>With that many wounds it would be dead.</source>
        <translation>Avec autant de blessures, ce serait la mort.</translation>
    </message>
    <message>
        <source>Nobody can be on a closed place.</source>
        <translation>Personne ne peut se trouver sur un lieu fermé.</translation>
    </message>
    <message>
        <source>There is no such action card, or it cannot lie there.</source>
        <translation>Cette carte Action n’existe pas, ou n’a pas sa place là.</translation>
    </message>
    <message>
        <source>An action card cannot be in two places.</source>
        <translation>Une carte Action ne peut pas être à deux endroits.</translation>
    </message>
    <message>
        <source>There is no such mission.</source>
        <translation>Cette mission n’existe pas.</translation>
    </message>
    <message>
        <source>A mission cannot be in two places.</source>
        <translation>Une mission ne peut pas être à deux endroits.</translation>
    </message>
    <message>
        <source>A mission cannot have come that far in this way.</source>
        <translation>Une mission ne peut pas en être là.</translation>
    </message>
    <message>
        <source>There is no such character.</source>
        <translation>Ce personnage n’existe pas.</translation>
    </message>
    <message>
        <source>A character cannot be in two places.</source>
        <translation>Un personnage ne peut pas être à deux endroits.</translation>
    </message>
    <message>
        <source>Nobody can have these points.</source>
        <translation>Personne ne peut avoir ces points.</translation>
    </message>
    <message>
        <source>The game would be over at once.</source>
        <translation>La partie serait aussitôt terminée.</translation>
    </message>
</context>
<context>
    <name>ComplotFights</name>
    <message>
        <source>The inquiry is closed: victory for {players}!</source>
        <translation>L’enquête est close&#xa0;: victoire pour {players}&#x202f;!</translation>
    </message>
    <message>
        <source>The inquiry is closed: {players} share the victory!</source>
        <translation>L’enquête est close&#xa0;: {players} se partagent la victoire&#x202f;!</translation>
    </message>
    <message>
        <source>Alliance {at_place}: no combat, and nobody is able to attempt {mission}.</source>
        <translation>Alliance {at_place}&#xa0;: pas de combat, et personne n’est en mesure de tenter {mission}.</translation>
    </message>
    <message>
        <source>{player} lays no card.</source>
        <translation>{player} ne pose aucune carte.</translation>
    </message>
    <message numerus="yes">
        <source>{element} is cared for: %n wound(s) left.</source>
        <translation>
            <numerusform>{element} reçoit des soins&#xa0;: %n blessure restante.</numerusform>
            <numerusform>{element} reçoit des soins&#xa0;: %n blessures restantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruitment: {dice}.</source>
        <translation>Recrutement&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Bomb: {faces}.</source>
        <translation>Bombe&#xa0;: {faces}.</translation>
    </message>
    <message>
        <source>Assassination: {dice}.</source>
        <translation>Assassinat&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Capture: {dice}.</source>
        <translation>Capture&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Interrogation: {dice}.</source>
        <translation>Interrogatoire&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Corruption: {dice}.</source>
        <translation>Corruption&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Combat dice: {dice}.</source>
        <translation>Dés de combat&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Plot roll: {dice}.</source>
        <translation>Jet de complot&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>Does the mission stay? Die: {faces}.</source>
        <translation>La mission reste-t-elle valable&#x202f;? Dé&#xa0;: {faces}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} completes {card} {at_place}: %n inquiry point(s).</source>
        <translation>
            <numerusform>{player} accomplit {card} {at_place}&#xa0;: %n point d’enquête.</numerusform>
            <numerusform>{player} accomplit {card} {at_place}&#xa0;: %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} attempts {mission} with {element}.</source>
        <translation>{player} tente {mission} avec {element}.</translation>
    </message>
    <message>
        <source>{player} attempts {mission} with {element} and {card}.</source>
        <translation>{player} tente {mission} avec {element} et {card}.</translation>
    </message>
    <message>
        <source>{player} attempts {mission} against {enemies}.</source>
        <translation>{player} tente {mission} contre {enemies}.</translation>
    </message>
    <message>
        <source>Result {total}, needed {needed}: the plot is foiled.</source>
        <translation>Résultat {total}, il fallait {needed}&#xa0;: le complot est déjoué.</translation>
    </message>
    <message>
        <source>Result {total}, needed {needed}: the plot roll fails.</source>
        <translation>Résultat {total}, il fallait {needed}&#xa0;: le jet de complot échoue.</translation>
    </message>
    <message>
        <source>{player} solves {mission}. Shared points: {shares}.</source>
        <translation>{player} résout {mission}. Points partagés&#xa0;: {shares}.</translation>
    </message>
    <message>
        <source>{mission} stays in play.</source>
        <translation>{mission} reste en place.</translation>
    </message>
    <message>
        <source>{mission} leaves the table.</source>
        <translation>{mission} quitte la table.</translation>
    </message>
    <message numerus="yes">
        <source>Failure costs {player} %n inquiry point(s).</source>
        <translation>
            <numerusform>L’échec coûte %n point d’enquête à {player}.</numerusform>
            <numerusform>L’échec coûte %n points d’enquête à {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{element} betrays {other} and joins {player} in place {of_out}.</source>
        <translation>{element} trahit {other} et rejoint {player} à la place {of_out}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: failure costs a character %n wound(s).</source>
        <translation>
            <numerusform>{player}&#xa0;: l’échec coûte %n blessure à un personnage.</numerusform>
            <numerusform>{player}&#xa0;: l’échec coûte %n blessures à un personnage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failure costs {player} %n unit(s).</source>
        <translation>
            <numerusform>L’échec coûte %n unité à {player}.</numerusform>
            <numerusform>L’échec coûte %n unités à {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failure costs {player} %n card(s).</source>
        <translation>
            <numerusform>L’échec coûte %n carte à {player}.</numerusform>
            <numerusform>L’échec coûte %n cartes à {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failure costs {player} %n autonomy point(s) next round.</source>
        <translation>
            <numerusform>L’échec coûtera %n point d’autonomie à {player} au tour suivant.</numerusform>
            <numerusform>L’échec coûtera %n points d’autonomie à {player} au tour suivant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Failure costs {player} nothing.</source>
        <translation>L’échec ne coûte rien à {player}.</translation>
    </message>
    <message>
        <source>Combat {at_place}: {players}.</source>
        <translation>Combat {at_place}&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Alliance {at_place}: {performer} must attempt {mission} and share with {partner}.</source>
        <translation>Alliance {at_place}&#xa0;: {performer} doit tenter {mission} et partager avec {partner}.</translation>
    </message>
    <message>
        <source>{attacker} attacks {defender} {at_place}.</source>
        <translation>{attacker} attaque {defender} {at_place}.</translation>
    </message>
    <message>
        <source>{player} avoids the combat with {group}.</source>
        <translation>{player} esquive le combat avec {group}.</translation>
    </message>
    <message>
        <source>{element} tries to capture {target}.</source>
        <translation>{element} tente de capturer {target}.</translation>
    </message>
    <message>
        <source>{player} gives {element} back and scores the elimination value.</source>
        <translation>{player} rend {element} à son camp et marque sa valeur d’élimination.</translation>
    </message>
    <message>
        <source>{element} betrays {other} and joins {player}.</source>
        <translation>{element} trahit {other} et rejoint {player}.</translation>
    </message>
    <message>
        <source>{element} tries to corrupt {target}.</source>
        <translation>{element} tente de corrompre {target}.</translation>
    </message>
    <message>
        <source>{element} now fights for {player}.</source>
        <translation>{element} se bat désormais pour {player}.</translation>
    </message>
    <message>
        <source>{player} lays {armed}.</source>
        <translation>{player} pose {armed}.</translation>
    </message>
    <message>
        <source>The combat cards are discarded: {cards}.</source>
        <translation>Les cartes de combat sont défaussées&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{unit} aims at {target}.</source>
        <translation>{unit} vise {target}.</translation>
    </message>
    <message>
        <source>Wounds: {wounds}.</source>
        <translation>Blessures&#xa0;: {wounds}.</translation>
    </message>
    <message>
        <source>Eliminated: {marked}.</source>
        <translation>Pertes&#xa0;: {marked}.</translation>
    </message>
    <message>
        <source>{player} fights on.</source>
        <translation>{player} poursuit le combat.</translation>
    </message>
    <message>
        <source>{player} falls back with {group} {from_origin} {to_place}.</source>
        <translation>{player} recule avec {group} {from_origin} {to_place}.</translation>
    </message>
    <message>
        <source>{player} ends the retreat {at_place}.</source>
        <translation>{player} termine sa retraite {at_place}.</translation>
    </message>
    <message>
        <source>Nobody has been wounded for a long time {at_place}: the combat is broken off.</source>
        <translation>Aucune blessure depuis longtemps {at_place}&#xa0;: le combat est interrompu.</translation>
    </message>
    <message>
        <source>{own} carries {object} for {player}.</source>
        <translation>{own} porte {object} pour {player}.</translation>
    </message>
    <message>
        <source>{player} gives up {group} {at_place}.</source>
        <translation>{player} abandonne {group} {at_place}.</translation>
    </message>
    <message>
        <source>{player} attempts {mission}.</source>
        <translation>{player} tente {mission}.</translation>
    </message>
    <message>
        <source>{player} solves {mission}.</source>
        <translation>{player} résout {mission}.</translation>
    </message>
    <message>
        <source>{player} takes control {of_place} ({mission}).</source>
        <translation>{player} s’empare {of_place} ({mission}).</translation>
    </message>
    <message>
        <source>{player} wins the first part of {mission}. To be delivered: {object}, {to_goal}.</source>
        <translation>{player} remporte la première partie de {mission}. À livrer&#xa0;: {object}, {to_goal}.</translation>
    </message>
    <message>
        <source>{player} delivers {object} {to_goal}.</source>
        <translation>{player} livre {object} {to_goal}.</translation>
    </message>
    <message>
        <source>{player} fails: {mission}.</source>
        <translation>{player} échoue&#xa0;: {mission}.</translation>
    </message>
    <message>
        <source>{player} puts {mission} under pile {pile}.</source>
        <translation>{player} remet {mission} sous la pile {pile}.</translation>
    </message>
    <message>
        <source>{player} loses {cards}.</source>
        <translation>{player} perd {cards}.</translation>
    </message>
</context>
<context>
    <name>ComplotLog</name>
    <message>
        <source>Main characters: {mains}. Out of the game: {aside}.</source>
        <translation>Personnages principaux&#xa0;: {mains}. Hors jeu&#xa0;: {aside}.</translation>
    </message>
    <message>
        <source>{player} played last and draws the order of play.</source>
        <translation>{player} a joué en dernier et tire l’ordre de jeu.</translation>
    </message>
    <message>
        <source>{player} discards nothing.</source>
        <translation>{player} ne défausse rien.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: a new deck of %n card(s).</source>
        <translation>
            <numerusform>La défausse est mélangée&#xa0;: nouvelle pioche de %n carte.</numerusform>
            <numerusform>La défausse est mélangée&#xa0;: nouvelle pioche de %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} pioche %n carte.</numerusform>
            <numerusform>{player} pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws {cards}.</source>
        <translation>{player} pioche {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n extra card(s).</source>
        <translation>
            <numerusform>{player} pioche %n carte supplémentaire.</numerusform>
            <numerusform>{player} regarde %n cartes supplémentaires.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may choose from {cards}.</source>
        <translation>{player} choisit entre {cards}.</translation>
    </message>
    <message>
        <source>{player} keeps one of them.</source>
        <translation>{player} garde l’une d’elles.</translation>
    </message>
    <message>
        <source>{player} keeps {card}.</source>
        <translation>{player} garde {card}.</translation>
    </message>
    <message>
        <source>{player} passes ({window}).</source>
        <translation>{player} passe ({window}).</translation>
    </message>
    <message>
        <source>{player} gains {bought} {at_place}.</source>
        <translation>{player} gagne {bought} {at_place}.</translation>
    </message>
    <message>
        <source>{player} gains {bought} {at_place} and gives up {out}.</source>
        <translation>{player} gagne {bought} {at_place} et abandonne {out}.</translation>
    </message>
    <message>
        <source>{player} does not recruit.</source>
        <translation>{player} ne recrute pas.</translation>
    </message>
    <message>
        <source>{player} recruits: {sources}.</source>
        <translation>{player} recrute&#xa0;: {sources}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n character(s).</source>
        <translation>
            <numerusform>{player} pioche %n personnage.</numerusform>
            <numerusform>{player} pioche %n personnages.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws {figures}.</source>
        <translation>{player} pioche {figures}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n character(s) back under the deck.</source>
        <translation>
            <numerusform>{player} remet %n personnage sous la pile.</numerusform>
            <numerusform>{player} remet %n personnages sous la pile.</numerusform>
        </translation>
    </message>
    <message>
        <source>{element} joins {player} {at_place}.</source>
        <translation>{element} rejoint {player} {at_place}.</translation>
    </message>
    <message>
        <source>{element} joins {player} {at_place} and replaces {out}.</source>
        <translation>{element} rejoint {player} {at_place} et remplace {out}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} buys {bought} {at_place} for %n autonomy point(s).</source>
        <translation>
            <numerusform>{player} achète {bought} {at_place} pour %n point d’autonomie.</numerusform>
            <numerusform>{player} achète {bought} {at_place} pour %n points d’autonomie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} buys {bought} {at_place} for %n autonomy point(s) and gives up {out}.</source>
        <translation>
            <numerusform>{player} achète {bought} {at_place} pour %n point d’autonomie et abandonne {out}.</numerusform>
            <numerusform>{player} achète {bought} {at_place} pour %n points d’autonomie et abandonne {out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Recruitment card(s)</source>
        <translation>
            <numerusform>%n carte Recrutement</numerusform>
            <numerusform>%n cartes Recrutement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n six(es) rolled</source>
        <translation>
            <numerusform>%n six obtenu aux dés</numerusform>
            <numerusform>%n six obtenus aux dés</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} moves {group} {from_origin} {to_place}.</source>
        <translation>{player} déplace {group} {from_origin} {to_place}.</translation>
    </message>
    <message>
        <source>{player} flies {group} {from_origin} {to_place}.</source>
        <translation>{player} transporte {group} en avion {from_origin} {to_place}.</translation>
    </message>
    <message>
        <source>{player} slips {group} {from_origin} {to_place}.</source>
        <translation>{player} infiltre {group} {from_origin} {to_place}.</translation>
    </message>
    <message>
        <source>{player} announces an Incognito: {group}, {from_origin} {to_place}.</source>
        <translation>{player} annonce un Incognito&#xa0;: {group}, {from_origin} {to_place}.</translation>
    </message>
    <message>
        <source>{player} announces an infiltration by {figure}: {group}, {from_origin} {to_place}.</source>
        <translation>{player} annonce une infiltration menée par {figure}&#xa0;: {group}, {from_origin} {to_place}.</translation>
    </message>
    <message>
        <source>The neutral units return {to_place}.</source>
        <translation>Les unités neutres reviennent {to_place}.</translation>
    </message>
    <message>
        <source>{player} plays {card} against {other}.</source>
        <translation>{player} joue {card} contre {other}.</translation>
    </message>
    <message>
        <source>{player} plays {card} on {own}.</source>
        <translation>{player} joue {card} pour {own}.</translation>
    </message>
    <message>
        <source>{player} plays {card} ({spot}).</source>
        <translation>{player} joue {card} ({spot}).</translation>
    </message>
    <message>
        <source>{player} plays {card} on die {die}.</source>
        <translation>{player} joue {card} sur le dé {die}.</translation>
    </message>
    <message>
        <source>{player} plays {card}.</source>
        <translation>{player} joue {card}.</translation>
    </message>
    <message>
        <source>A bomb explodes {at_place}.</source>
        <translation>Une bombe explose {at_place}.</translation>
    </message>
    <message>
        <source>The bomb planted {at_place} does not go off.</source>
        <translation>La bombe posée {at_place} n’explose pas.</translation>
    </message>
    <message>
        <source>{target} is hit.</source>
        <translation>Le coup atteint {target}.</translation>
    </message>
    <message>
        <source>The attempt on {target} fails.</source>
        <translation>La tentative contre {target} échoue.</translation>
    </message>
    <message numerus="yes">
        <source>{player} accuses {other}, who loses %n inquiry point(s).</source>
        <translation>
            <numerusform>{player} accuse {other}, qui perd %n point d’enquête.</numerusform>
            <numerusform>{player} accuse {other}, qui perd %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) from {other_hand}.</source>
        <translation>
            <numerusform>{player} regarde %n carte de {other_hand}.</numerusform>
            <numerusform>{player} regarde %n cartes de {other_hand}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sees in {other_hand}: {cards}.</source>
        <translation>{player} voit dans {other_hand}&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} takes one card from {other_hand}.</source>
        <translation>{player} prend une carte dans {other_hand}.</translation>
    </message>
    <message>
        <source>{player} takes {card} from {other_hand}.</source>
        <translation>{player} prend {card} dans {other_hand}.</translation>
    </message>
    <message>
        <source>{player} looks at the top cards of the mission piles.</source>
        <translation>{player} regarde la première carte des piles de missions.</translation>
    </message>
    <message>
        <source>{player} sees on top of the mission piles: {missions}.</source>
        <translation>{player} voit en tête des piles de missions&#xa0;: {missions}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {change}, now at %n inquiry point(s).</source>
        <translation>
            <numerusform>{player}&#xa0;: {change}, soit %n point d’enquête.</numerusform>
            <numerusform>{player}&#xa0;: {change}, soit %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message>
        <source>pile {pile}, {mission}</source>
        <translation>pile {pile}, {mission}</translation>
    </message>
    <message>
        <source>Main characters: {mains}.</source>
        <translation>Personnages principaux&#xa0;: {mains}.</translation>
    </message>
    <message>
        <source>Dice: {throws}. {player} draws the order of play.</source>
        <translation>Dés&#xa0;: {throws}. {player} tire l’ordre de jeu.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Tour {round}.</translation>
    </message>
    <message>
        <source>Phase {phase}: {name}.</source>
        <translation>Phase {phase}&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>{element} recovers from all wounds {at_place}.</source>
        <translation>{element} guérit de toutes ses blessures {at_place}.</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <translation>Ordre de jeu&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>{player} sets the order of play: {order}.</source>
        <translation>{player} fixe l’ordre de jeu&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>Dice to break the tie: {throws}.</source>
        <translation>Dés pour départager les ex æquo&#xa0;: {throws}.</translation>
    </message>
    <message>
        <source>{player} reveals a mission from pile {pile}: {mission} ({kind}), {at_place}.</source>
        <translation>{player} dévoile une mission de la pile {pile}&#xa0;: {mission} ({kind}), {at_place}.</translation>
    </message>
    <message>
        <source>{player} puts {mission} back under pile {pile}.</source>
        <translation>{player} remet {mission} sous la pile {pile}.</translation>
    </message>
    <message>
        <source>{player} discards {cards}.</source>
        <translation>{player} défausse {cards}.</translation>
    </message>
    <message>
        <source>{player} keeps {card} and puts {under} under the deck.</source>
        <translation>{player} garde {card} et remet {under} sous la pioche.</translation>
    </message>
    <message>
        <source>Autonomy points: {counts}.</source>
        <translation>Points d’autonomie&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>{player} does without {bought}.</source>
        <translation>{player} renonce à {bought}.</translation>
    </message>
    <message>
        <source>{player} foils the infiltration announced by {other}. Stopped: {group}.</source>
        <translation>{player} fait échouer l’infiltration annoncée par {other}. Arrêt sur place&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{player} hands {object} over {to_own}.</source>
        <translation>{player} remet {object} {to_own}.</translation>
    </message>
    <message>
        <source>{own} picks up {object} for {player}.</source>
        <translation>{own} ramasse {object} pour {player}.</translation>
    </message>
    <message>
        <source>{player} lays a secondary mission {at_place}: {card}.</source>
        <translation>{player} pose une mission secondaire {at_place}&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Closed until the end of the round: {place}.</source>
        <translation>Lieu bloqué jusqu’à la fin du tour&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>The bomb hits {element}.</source>
        <translation>La bombe touche {element}.</translation>
    </message>
    <message>
        <source>{player} ends their movement.</source>
        <translation>{player} termine son déplacement.</translation>
    </message>
    <message>
        <source>{player} gives up surplus units: {group}.</source>
        <translation>{player} abandonne des unités en trop&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{element} aims at {target}.</source>
        <translation>{element} vise {target}.</translation>
    </message>
    <message>
        <source>Innocent: the card played by {other} has no effect.</source>
        <translation>Innocent&#xa0;: la carte jouée par {other} reste sans effet.</translation>
    </message>
    <message>
        <source>Die {die} is rolled again: {face} instead of {before}.</source>
        <translation>Le dé {die} est relancé&#xa0;: {face} au lieu de {before}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Le tour {round} est terminé.</translation>
    </message>
</context>
<context>
    <name>ComplotNoting</name>
    <message>
        <source>Meanwhile you can note your next moves: click your elements, then where they go. Nobody else sees it.</source>
        <translation>En attendant, notez vos prochains déplacements&#xa0;: cliquez sur vos éléments, puis sur leur destination. Vous seul voyez ces notes.</translation>
    </message>
    <message>
        <source>To be noted: {group}. Click the place they go to.</source>
        <translation>À noter&#xa0;: {group}. Cliquez sur leur destination.</translation>
    </message>
    <message numerus="yes">
        <source>Your note: {group} {to_place}, %n step(s).</source>
        <translation>
            <numerusform>Votre note&#xa0;: {group} {to_place}, %n point de déplacement.</numerusform>
            <numerusform>Votre note&#xa0;: {group} {to_place}, %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear my notes</source>
        <translation>Effacer mes notes</translation>
    </message>
</context>
<context>
    <name>ComplotOffers</name>
    <message numerus="yes">
        <source>End, %n step(s) unused</source>
        <translation>
            <numerusform>Finir (reste %n pas)</numerusform>
            <numerusform>Finir (reste %n pas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who can leave</source>
        <translation>Tous ceux qui peuvent partir</translation>
    </message>
    <message>
        <source>Accept, part with {figure}</source>
        <translation>Accepter, se séparer de&#xa0;: {figure}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Fight {other}</source>
        <translation>Combattre {other}</translation>
    </message>
    <message>
        <source>{card}: {other}</source>
        <translation>{card}&#xa0;: {other}</translation>
    </message>
    <message>
        <source>Alliance with {other}</source>
        <translation>Alliance avec {other}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>End attempts</source>
        <translation>Fin des tentatives</translation>
    </message>
    <message>
        <source>End movement</source>
        <translation>Fin du déplacement</translation>
    </message>
    <message>
        <source>Fight on</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>Give back</source>
        <translation>Rendre le prisonnier</translation>
    </message>
    <message>
        <source>Do without</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Ne rien défausser</translation>
    </message>
    <message>
        <source>Do not recruit</source>
        <translation>Ne pas recruter</translation>
    </message>
    <message>
        <source>Keep nobody else</source>
        <translation>Ne garder personne d’autre</translation>
    </message>
    <message>
        <source>End purchases</source>
        <translation>Fin des achats</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
</context>
<context>
    <name>ComplotPrompts</name>
    <message>
        <source>You can attempt no mission now.</source>
        <translation>Vous ne pouvez tenter aucune mission pour l’instant.</translation>
    </message>
    <message>
        <source>So far: {parts}.</source>
        <translation>Jusqu’ici&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>Escape undoes the last step.</source>
        <translation>Échap annule la dernière étape.</translation>
    </message>
    <message>
        <source>Click the character who recovers from all wounds {at_place}.</source>
        <translation>Cliquez sur le personnage qui guérit de toutes ses blessures {at_place}.</translation>
    </message>
    <message>
        <source>Click a pile.</source>
        <translation>Cliquez sur une pile.</translation>
    </message>
    <message>
        <source>Click the cards you want to discard.</source>
        <translation>Cliquez sur les cartes à défausser.</translation>
    </message>
    <message numerus="yes">
        <source>Afterwards you draw until you hold %n card(s).</source>
        <translation>
            <numerusform>Vous piochez ensuite jusqu’à avoir %n carte en main.</numerusform>
            <numerusform>Vous piochez ensuite jusqu’à avoir %n cartes en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the card that you keep; the other one goes back.</source>
        <translation>Cliquez sur la carte que vous gardez&#x202f;; vous rendez l’autre.</translation>
    </message>
    <message>
        <source>Click one of your places with room for it, or do without the unit.</source>
        <translation>Cliquez sur un de vos lieux où il reste de la place, ou renoncez à l’unité.</translation>
    </message>
    <message>
        <source>Click a character with the skill, then the target.</source>
        <translation>Cliquez sur un personnage doté de la compétence, puis sur la cible.</translation>
    </message>
    <message>
        <source>Click the enemy element that is wounded.</source>
        <translation>Cliquez sur l’élément ennemi qui reçoit la blessure.</translation>
    </message>
    <message>
        <source>The bomb goes off {at_place}.</source>
        <translation>La bombe explose {at_place}.</translation>
    </message>
    <message>
        <source>You have won {unit}.</source>
        <translation>Vous obtenez {unit}.</translation>
    </message>
    <message>
        <source>pile {pile}: {kind}</source>
        <translation>pile {pile}&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>On top of {tops}.</source>
        <translation>En tête, {tops}.</translation>
    </message>
    <message>
        <source>Click blue places where you have a character, or Recruitment cards: each brings one draw.</source>
        <translation>Cliquez sur les lieux bleus où vous avez un personnage, ou sur des cartes Recrutement&#xa0;: chacun permet de piocher un personnage.</translation>
    </message>
    <message numerus="yes">
        <source>Of all characters drawn you then choose whom you keep: at most %n in all.</source>
        <translation>
            <numerusform>Parmi les personnages piochés, vous choisissez ensuite qui vous gardez&#xa0;: %n au plus en tout.</numerusform>
            <numerusform>Parmi les personnages piochés, vous choisissez ensuite qui vous gardez&#xa0;: %n au plus en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: {figures}.</source>
        <translation>Personnages piochés&#xa0;: {figures}.</translation>
    </message>
    <message numerus="yes">
        <source>Click one to keep, alone or in place of one of yours: at most %n in all.</source>
        <translation>
            <numerusform>Cliquez sur le personnage à garder, en plus ou à la place d’un des vôtres&#xa0;: %n au plus en tout.</numerusform>
            <numerusform>Cliquez sur le personnage à garder, en plus ou à la place d’un des vôtres&#xa0;: %n au plus en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the place where the character appears.</source>
        <translation>Cliquez sur le lieu où le personnage apparaît.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n autonomy point(s), which also pay for your steps.</source>
        <translation>
            <numerusform>Vous avez %n point d’autonomie, qui sert aussi à vous déplacer.</numerusform>
            <numerusform>Vous avez %n points d’autonomie, qui servent aussi à vous déplacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices: {costs}.</source>
        <translation>Prix&#xa0;: {costs}.</translation>
    </message>
    <message>
        <source>Click a unit of your reserve, then one of your places.</source>
        <translation>Cliquez sur une unité de votre réserve, puis sur un de vos lieux.</translation>
    </message>
    <message>
        <source>Click others of the same place, or the place where the group goes.</source>
        <translation>Cliquez sur d’autres éléments du même lieu, ou sur le lieu où va le groupe.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) of yours may stand on a place.</source>
        <translation>
            <numerusform>Un lieu ne peut accueillir que %n de vos unités.</numerusform>
            <numerusform>Un lieu ne peut accueillir que %n de vos unités.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n step(s) left.</source>
        <translation>
            <numerusform>Il vous reste %n point de déplacement.</numerusform>
            <numerusform>Il vous reste %n points de déplacement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click those who leave together, then where they go; whoever is not chosen stays.</source>
        <translation>Cliquez sur ceux qui partent ensemble, puis sur leur destination&#x202f;; les autres restent.</translation>
    </message>
    <message>
        <source>Cards of your hand can be played by clicking them.</source>
        <translation>Cliquez sur une carte de votre main pour la jouer.</translation>
    </message>
</context>
<context>
    <name>ComplotReactions</name>
    <message>
        <source>You have nothing to play here: pass.</source>
        <translation>Vous n’avez rien à jouer ici&#xa0;: passez.</translation>
    </message>
    <message>
        <source>Order on the table: {order}.</source>
        <translation>Ordre sur la table&#xa0;: {order}.</translation>
    </message>
    <message>
        <source>A Dodge takes one character and any of your units away.</source>
        <translation>Une Esquive met à l’abri un personnage et les unités de votre choix.</translation>
    </message>
    <message>
        <source>It has been drawn; a Scoop replaces it.</source>
        <translation>Il vient d’être tiré&#xa0;; un Scoop le remplace.</translation>
    </message>
    <message>
        <source>It is about to be drawn anew; a Scoop takes the place of the draw.</source>
        <translation>Il va être tiré de nouveau&#xa0;; un Scoop remplace le tirage.</translation>
    </message>
    <message>
        <source>An Informer stops the group: it stays and must fight.</source>
        <translation>Un Indic arrête le groupe&#xa0;: il reste sur place et devra combattre.</translation>
    </message>
    <message>
        <source>Innocent cancels the card.</source>
        <translation>Innocent annule cette carte.</translation>
    </message>
    <message>
        <source>You may play cards that can be played at any time.</source>
        <translation>Vous pouvez jouer les cartes qui se jouent à tout moment.</translation>
    </message>
    <message>
        <source>{player} slips away {to_place}: {group}.</source>
        <translation>{player} s’infiltre {to_place}&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>{player} has played {card}.</source>
        <translation>{player} a joué {card}.</translation>
    </message>
    <message>
        <source>As it lies, it succeeds.</source>
        <translation>En l’état, c’est réussi.</translation>
    </message>
    <message>
        <source>As it lies, it fails.</source>
        <translation>En l’état, c’est manqué.</translation>
    </message>
    <message>
        <source>neutral units</source>
        <translation>unités neutres</translation>
    </message>
    <message>
        <source>Wounds as the dice lie: {attacker} {first}, {defender} {second}.</source>
        <translation>Blessures en l’état des dés&#xa0;: {attacker} {first}, {defender} {second}.</translation>
    </message>
    <message>
        <source>Dice: {dice}.</source>
        <translation>Dés&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>no. {number} {element}: {face}</source>
        <translation>nº&#xa0;{number} {element}&#xa0;: {face}</translation>
    </message>
    <message>
        <source>No mission is active.</source>
        <translation>Aucune mission n’est active.</translation>
    </message>
    <message>
        <source>Active: {missions}.</source>
        <translation>Missions actives&#xa0;: {missions}.</translation>
    </message>
    <message>
        <source>{players} meet {at_place}, a mission place.</source>
        <translation>{players} se rencontrent {at_place}, lieu de mission.</translation>
    </message>
    <message>
        <source>{attacker} fights neutral units {at_place}: {foes}.</source>
        <translation>{attacker} combat des unités neutres {at_place}&#xa0;: {foes}.</translation>
    </message>
    <message>
        <source>{attacker} attacks {defender} {at_place}.</source>
        <translation>{attacker} attaque {defender} {at_place}.</translation>
    </message>
    <message>
        <source>Wounded: {group}.</source>
        <translation>Blessés&#xa0;: {group}.</translation>
    </message>
    <message>
        <source>Click one of your contested places.</source>
        <translation>Cliquez sur un de vos lieux disputés.</translation>
    </message>
    <message>
        <source>Click your character, then the target.</source>
        <translation>Cliquez sur votre personnage, puis sur la cible.</translation>
    </message>
    <message>
        <source>Click a card, then the element it strengthens: one card each, until the combat is over.</source>
        <translation>Cliquez sur une carte, puis sur l’élément qu’elle renforce&#xa0;: une carte chacun, jusqu’à la fin du combat.</translation>
    </message>
    <message>
        <source>Click the element that takes its wound.</source>
        <translation>Cliquez sur l’élément qui reçoit sa blessure.</translation>
    </message>
    <message>
        <source>Click the next place.</source>
        <translation>Cliquez sur le lieu suivant.</translation>
    </message>
    <message>
        <source>Present {at_place}: {players}.</source>
        <translation>En présence {at_place}&#xa0;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{figure} joins you, or brings you %n inquiry point(s).</source>
        <translation>
            <numerusform>{figure} vous rejoint, ou vous rapporte %n point d’enquête.</numerusform>
            <numerusform>{figure} vous rejoint, ou vous rapporte %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the elements that are wounded.</source>
        <translation>Cliquez sur les éléments blessés.</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) to place: click the elements that take them.</source>
        <translation>
            <numerusform>%n blessure à répartir&#xa0;: cliquez sur l’élément qui la reçoit.</numerusform>
            <numerusform>%n blessures à répartir&#xa0;: cliquez sur les éléments qui les reçoivent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the place where all your elements fall back, or fight on.</source>
        <translation>Cliquez sur le lieu où reculent tous vos éléments, ou poursuivez le combat.</translation>
    </message>
    <message>
        <source>You must fall back: click the place where all your elements go.</source>
        <translation>Vous devez reculer&#xa0;: cliquez sur le lieu où vont tous vos éléments.</translation>
    </message>
    <message>
        <source>Play a card, or end your attempts.</source>
        <translation>Jouez une carte, ou terminez vos tentatives.</translation>
    </message>
    <message>
        <source>Click a mission that you want to attempt.</source>
        <translation>Cliquez sur une mission à tenter.</translation>
    </message>
    <message>
        <source>A failure may be costly; leaving it alone is not.</source>
        <translation>Un échec peut coûter cher&#x202f;; ne rien tenter ne coûte rien.</translation>
    </message>
    <message>
        <source>You owe an attempt because of the Alliance.</source>
        <translation>L’Alliance vous oblige à une tentative.</translation>
    </message>
    <message>
        <source>Click one of your elements.</source>
        <translation>Cliquez sur un de vos éléments.</translation>
    </message>
    <message numerus="yes">
        <source>Because of the failure you lose %n card(s).</source>
        <translation>
            <numerusform>Cet échec vous coûte %n carte.</numerusform>
            <numerusform>Cet échec vous coûte %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be given up: %n unit(s). Click them.</source>
        <translation>
            <numerusform>À abandonner&#xa0;: %n unité. Cliquez dessus.</numerusform>
            <numerusform>À abandonner&#xa0;: %n unités. Cliquez dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{mission} may come up again later.</source>
        <translation>{mission} pourra revenir plus tard.</translation>
    </message>
    <message>
        <source>Click a pile.</source>
        <translation>Cliquez sur une pile.</translation>
    </message>
    <message>
        <source>To be delivered: {object}, {to_place}.</source>
        <translation>À livrer&#xa0;: {object}, {to_place}.</translation>
    </message>
</context>
<context>
    <name>ComplotRefusals</name>
    <message>
        <source>this element</source>
        <translation>cet élément</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>{player} has to choose now.</source>
        <translation>C’est à {player} de choisir.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>C’est impossible pour l’instant.</translation>
    </message>
    <message>
        <source>Finish the choice you have begun first.</source>
        <translation>Terminez d’abord le choix que vous avez commencé.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>You hold equal cards: choose the first of them.</source>
        <translation>Vous avez plusieurs cartes identiques&#xa0;: choisissez la première.</translation>
    </message>
    <message>
        <source>{card} cannot be played now.</source>
        <translation>{card} ne peut pas se jouer maintenant.</translation>
    </message>
    <message>
        <source>This cannot be the target of that card.</source>
        <translation>Cette carte ne peut pas viser cela.</translation>
    </message>
    <message>
        <source>{player} has no inquiry point to lose.</source>
        <translation>{player} n’a aucun point d’enquête à perdre.</translation>
    </message>
    <message>
        <source>{player} has no card in hand.</source>
        <translation>{player} n’a aucune carte en main.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Choisissez un autre joueur.</translation>
    </message>
    <message>
        <source>{element} has no wound.</source>
        <translation>{element} n’a aucune blessure.</translation>
    </message>
    <message>
        <source>This pile is used up.</source>
        <translation>Cette pile est épuisée.</translation>
    </message>
    <message>
        <source>{mission} is not active.</source>
        <translation>{mission} n’est pas active.</translation>
    </message>
    <message>
        <source>You have too few autonomy points: {left} left.</source>
        <translation>Vous n’avez pas assez de points d’autonomie (reste&#xa0;: {left}).</translation>
    </message>
    <message>
        <source>Your reserve has no such unit left.</source>
        <translation>Votre réserve ne contient plus d’unité de ce type.</translation>
    </message>
    <message>
        <source>There is no room for it here: {place}.</source>
        <translation>Il n’y a pas de place ici&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>You have nobody there who could do that: {place}.</source>
        <translation>Vous n’avez là personne qui le puisse&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>That draw is not available any more.</source>
        <translation>Cette pioche n’est plus possible.</translation>
    </message>
    <message>
        <source>You own {most} characters already: choose one to be replaced.</source>
        <translation>Vous avez déjà {most} personnages&#xa0;: choisissez celui qui sera remplacé.</translation>
    </message>
    <message>
        <source>Enemies stand there: {place}.</source>
        <translation>Des ennemis s’y trouvent&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>That is not one of your elements: {element}.</source>
        <translation>Ce n’est pas un de vos éléments&#xa0;: {element}.</translation>
    </message>
    <message>
        <source>All who leave together must come from the same place.</source>
        <translation>Ceux qui partent ensemble doivent venir du même lieu.</translation>
    </message>
    <message>
        <source>Chosen already: {element}.</source>
        <translation>Déjà choisi&#xa0;: {element}.</translation>
    </message>
    <message>
        <source>An Informer has stopped this element until the end of the phase: {element}.</source>
        <translation>Un Indic a arrêté cet élément jusqu’à la fin de la phase&#xa0;: {element}.</translation>
    </message>
    <message>
        <source>You have no autonomy point left for a step.</source>
        <translation>Vous n’avez plus de point d’autonomie pour vous déplacer.</translation>
    </message>
    <message>
        <source>The way is closed by a roadblock: {place}.</source>
        <translation>Un blocage ferme le passage&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>No path leads there from here: {place}.</source>
        <translation>Aucun chemin n’y mène d’ici&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>As many of your elements as there are enemies must stay behind: {place}. At most {most} may leave.</source>
        <translation>Vous devez laisser sur place autant d’éléments qu’il y a d’ennemis&#xa0;: {place}. Départs possibles&#xa0;: {most} au plus.</translation>
    </message>
    <message>
        <source>This character does not have the Infiltration skill.</source>
        <translation>Ce personnage n’a pas la compétence Infiltration.</translation>
    </message>
    <message>
        <source>This character has used the skill already this round.</source>
        <translation>Ce personnage a déjà utilisé sa compétence ce tour-ci.</translation>
    </message>
    <message>
        <source>An enemy saboteur or infiltrator prevents infiltrations there: {place}.</source>
        <translation>Un saboteur ou un infiltrateur ennemi y empêche toute infiltration&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>This group may hold only one character.</source>
        <translation>Ce groupe ne peut comprendre qu’un seul personnage.</translation>
    </message>
    <message>
        <source>No infiltration is needed: the group may simply leave.</source>
        <translation>Pas besoin d’infiltration&#xa0;: le groupe peut partir librement.</translation>
    </message>
    <message>
        <source>That is the place or the destination of an active mission: {place}.</source>
        <translation>C’est le lieu ou la destination d’une mission active&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>The group cannot fall back there: {place}.</source>
        <translation>Le groupe ne peut pas y reculer&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>Your elements there have retreated this round and take part in no mission: {place}.</source>
        <translation>Vos éléments sur place ont reculé ce tour-ci et ne participent à aucune mission&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>You have no character there who could do that: {place}.</source>
        <translation>Vous n’avez là aucun personnage qui le puisse&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>You have attempted {mission} already this round.</source>
        <translation>Vous avez déjà tenté {mission} ce tour-ci.</translation>
    </message>
    <message>
        <source>You hold the place already: {mission}.</source>
        <translation>Vous tenez déjà le lieu&#xa0;: {mission}.</translation>
    </message>
    <message>
        <source>The Alliance obliges you to attempt the mission first.</source>
        <translation>L’Alliance vous oblige à tenter d’abord la mission.</translation>
    </message>
    <message>
        <source>You have nobody who can hand over or deliver that: {mission}.</source>
        <translation>Aucun de vos éléments ne peut remettre ou livrer cela&#xa0;: {mission}.</translation>
    </message>
    <message>
        <source>No life is left that could be wounded: {element}.</source>
        <translation>Il ne reste plus de point de vie à perdre&#xa0;: {element}.</translation>
    </message>
    <message>
        <source>this player</source>
        <translation>ce joueur</translation>
    </message>
    <message>
        <source>this card</source>
        <translation>cette carte</translation>
    </message>
    <message>
        <source>this mission</source>
        <translation>cette mission</translation>
    </message>
    <message>
        <source>this place</source>
        <translation>ce lieu</translation>
    </message>
</context>
<context>
    <name>ComplotScores</name>
    <message>
        <source>Primary missions</source>
        <translation>Missions primaires</translation>
    </message>
    <message>
        <source>Secondary missions</source>
        <translation>Missions secondaires</translation>
    </message>
    <message>
        <source>Characters eliminated or captured</source>
        <translation>Personnages éliminés ou capturés</translation>
    </message>
    <message>
        <source>Accusations and failures</source>
        <translation>Accusations et échecs</translation>
    </message>
    <message>
        <source>Missions solved</source>
        <translation>Missions résolues</translation>
    </message>
    <message numerus="yes">
        <source>{players} wins with %n inquiry point(s).</source>
        <translation>
            <numerusform>{players} l’emporte avec %n point d’enquête.</numerusform>
            <numerusform>{players} l’emporte avec %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n inquiry point(s) each.</source>
        <translation>
            <numerusform>{players} se partagent la victoire avec %n point d’enquête chacun.</numerusform>
            <numerusform>{players} se partagent la victoire avec %n points d’enquête chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have solved as many primary missions: %n each.</source>
        <translation>
            <numerusform>Ils ont résolu autant de missions primaires&#xa0;: %n chacun.</numerusform>
            <numerusform>Ils ont résolu autant de missions primaires&#xa0;: %n chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>{others}: as many points, but fewer primary missions solved ({counts} against {own}).</source>
        <translation>{others}&#xa0;: autant de points, mais moins de missions primaires résolues ({counts} contre {own}).</translation>
    </message>
</context>
<context>
    <name>ComplotSigns</name>
    <message>
        <source>Start of the round</source>
        <translation>Début du tour</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Nobody is here</source>
        <translation>Personne ici</translation>
    </message>
    <message>
        <source>Point at a place to see who is there</source>
        <translation>Pointez un lieu pour voir qui s’y trouve</translation>
    </message>
    <message>
        <source>Neutral units</source>
        <translation>Unités neutres</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Défenseur</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) to place</source>
        <translation>
            <numerusform>%n blessure à répartir</numerusform>
            <numerusform>%n blessures à répartir</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep one of these cards</source>
        <translation>Gardez une de ces cartes</translation>
    </message>
    <message>
        <source>Characters drawn</source>
        <translation>Personnages piochés</translation>
    </message>
    <message>
        <source>By plane</source>
        <translation>En avion</translation>
    </message>
    <message>
        <source>On foot</source>
        <translation>À pied</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>En plus des autres</translation>
    </message>
    <message>
        <source>Instead of: {figure}</source>
        <translation>À la place de&#xa0;: {figure}</translation>
    </message>
    <message>
        <source>Without a card</source>
        <translation>Sans carte</translation>
    </message>
    <message>
        <source>Deliver</source>
        <translation>Livrer</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tenter</translation>
    </message>
    <message>
        <source>Back under pile {pile}</source>
        <translation>Sous la pile {pile}</translation>
    </message>
    <message>
        <source>{points} AP</source>
        <translation>{points} PA</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message numerus="yes">
        <source>%n enemy(ies)</source>
        <translation>
            <numerusform>%n ennemi</numerusform>
            <numerusform>%n ennemis</numerusform>
        </translation>
    </message>
    <message>
        <source>too many units</source>
        <translation>trop d’unités</translation>
    </message>
    <message>
        <source>cannot stay here</source>
        <translation>ne peut pas rester ici</translation>
    </message>
    <message>
        <source>{points} IP</source>
        <translation>{points} PE</translation>
    </message>
    <message>
        <source>dies</source>
        <translation>meurt</translation>
    </message>
</context>
<context>
    <name>ComplotStates</name>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>{at_place}, for {player}</source>
        <translation>{at_place}, pour {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n blessure</numerusform>
            <numerusform>%n blessures</numerusform>
        </translation>
    </message>
    <message>
        <source>recoil: no mission this round</source>
        <translation>recul&#xa0;: aucune mission ce tour-ci</translation>
    </message>
    <message>
        <source>stopped by an Informer</source>
        <translation>à l’arrêt (Indic)</translation>
    </message>
    <message>
        <source>may leave freely</source>
        <translation>peut partir librement</translation>
    </message>
    <message>
        <source>skill used</source>
        <translation>compétence utilisée</translation>
    </message>
    <message>
        <source>carries {object}</source>
        <translation>porte {object}</translation>
    </message>
    <message>
        <source>First part won by {winner}; destination: {place}.</source>
        <translation>Première partie remportée par {winner}&#x202f;; destination&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>First part won by {winner} and {partner}; destination: {place}.</source>
        <translation>Première partie remportée par {winner} et {partner}&#x202f;; destination&#xa0;: {place}.</translation>
    </message>
    <message>
        <source>Carrier: {carrier}.</source>
        <translation>Porteur&#xa0;: {carrier}.</translation>
    </message>
    <message>
        <source>To be picked up {at_place}: {object}.</source>
        <translation>À ramasser {at_place}&#xa0;: {object}.</translation>
    </message>
    <message>
        <source>Place held by {holder} since round {round}.</source>
        <translation>Lieu tenu par {holder} depuis le tour {round}.</translation>
    </message>
    <message>
        <source>The neutral units are beaten; nobody holds the place.</source>
        <translation>Les unités neutres sont vaincues&#x202f;; personne ne tient le lieu.</translation>
    </message>
    <message>
        <source>Alliance: {performer} attempts it and shares with {ally}.</source>
        <translation>Alliance&#xa0;: {performer} tente la mission et partage avec {ally}.</translation>
    </message>
    <message>
        <source>Attempted this round by {players}.</source>
        <translation>Tentée ce tour-ci par {players}.</translation>
    </message>
    <message>
        <source>You know card {number}: {mission}.</source>
        <translation>Vous connaissez la carte {number}&#xa0;: {mission}.</translation>
    </message>
    <message>
        <source>{player}: {group}</source>
        <translation>{player}&#xa0;: {group}</translation>
    </message>
    <message>
        <source>Neutral units: {group}</source>
        <translation>Unités neutres&#xa0;: {group}</translation>
    </message>
    <message>
        <source>Mission: {mission}</source>
        <translation>Mission&#xa0;: {mission}</translation>
    </message>
    <message>
        <source>Secondary mission: {card}</source>
        <translation>Mission secondaire&#xa0;: {card}</translation>
    </message>
    <message>
        <source>To be picked up: {object}</source>
        <translation>À ramasser&#xa0;: {object}</translation>
    </message>
    <message>
        <source>Truce: {players} may leave freely</source>
        <translation>Coexistence pacifique&#xa0;: départ libre pour {players}</translation>
    </message>
    <message>
        <source>Closed until the end of the round</source>
        <translation>Lieu bloqué jusqu’à la fin du tour</translation>
    </message>
</context>
<context>
    <name>ComplotStrikes</name>
    <message>
        <source>Chance of success: {odds}%.</source>
        <translation>Chances de succès&#xa0;: {odds}&#xa0;%.</translation>
    </message>
    <message>
        <source>Fight {at_place}.</source>
        <translation>Combattre {at_place}.</translation>
    </message>
    <message>
        <source>Fight against {other}.</source>
        <translation>Combattre {other}.</translation>
    </message>
    <message>
        <source>Lay {card} on {element}, who then hits with {needed} or more.</source>
        <translation>Poser {card} sur {element}, qui touchera sur {needed} ou plus.</translation>
    </message>
    <message>
        <source>Lay {card} on {element}, who then always hits.</source>
        <translation>Poser {card} sur {element}, qui touchera à tout coup.</translation>
    </message>
    <message>
        <source>Put the mission under pile {pile}.</source>
        <translation>Mettre la mission sous la pile {pile}.</translation>
    </message>
    <message>
        <source>Discard {card}.</source>
        <translation>Défausser {card}.</translation>
    </message>
    <message>
        <source>Give up {element}: it returns to the reserve.</source>
        <translation>Abandonner {element}, qui retourne dans la réserve.</translation>
    </message>
    <message>
        <source>{figure} aims at {target}.</source>
        <translation>{figure} vise {target}.</translation>
    </message>
    <message>
        <source>{figure} tries to capture {target}.</source>
        <translation>{figure} tente de capturer {target}.</translation>
    </message>
    <message>
        <source>{figure} tries to corrupt {target}.</source>
        <translation>{figure} tente de corrompre {target}.</translation>
    </message>
    <message numerus="yes">
        <source>A kill brings %n inquiry point(s).</source>
        <translation>
            <numerusform>Une élimination rapporte %n point d’enquête.</numerusform>
            <numerusform>Une élimination rapporte %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the prisoner does not change sides: %n inquiry point(s).</source>
        <translation>
            <numerusform>Si le prisonnier ne trahit pas&#xa0;: %n point d’enquête.</numerusform>
            <numerusform>Si le prisonnier ne trahit pas&#xa0;: %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bomb hits {target}.</source>
        <translation>La bombe touche {target}.</translation>
    </message>
    <message>
        <source>Your assassin’s wound is for {target}.</source>
        <translation>La blessure de votre assassin est pour {target}.</translation>
    </message>
    <message>
        <source>A wound for {target}.</source>
        <translation>Une blessure pour {target}.</translation>
    </message>
    <message>
        <source>That is fatal.</source>
        <translation>Elle est mortelle.</translation>
    </message>
    <message>
        <source>Life left: {left}.</source>
        <translation>Points de vie restants&#xa0;: {left}.</translation>
    </message>
    <message>
        <source>Fall back {to_place}.</source>
        <translation>Reculer {to_place}.</translation>
    </message>
    <message>
        <source>The group may stay there.</source>
        <translation>Le groupe peut y rester.</translation>
    </message>
    <message>
        <source>Enemies stand there: the group must go on.</source>
        <translation>Des ennemis s’y trouvent&#xa0;: le groupe devra reculer encore.</translation>
    </message>
    <message>
        <source>There is no room: the group must go on.</source>
        <translation>La place manque&#xa0;: le groupe devra reculer encore.</translation>
    </message>
    <message>
        <source>Deliver {object} {to_place}.</source>
        <translation>Livrer {object} {to_place}.</translation>
    </message>
    <message numerus="yes">
        <source>You gain %n inquiry point(s).</source>
        <translation>
            <numerusform>Vous gagnez %n point d’enquête.</numerusform>
            <numerusform>Vous gagnez %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message>
        <source>To be fought: {enemies}.</source>
        <translation>À combattre&#xa0;: {enemies}.</translation>
    </message>
    <message numerus="yes">
        <source>If you still hold the place next round: %n inquiry point(s).</source>
        <translation>
            <numerusform>Si vous tenez encore le lieu au tour suivant&#xa0;: %n point d’enquête.</numerusform>
            <numerusform>Si vous tenez encore le lieu au tour suivant&#xa0;: %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be gained: %n inquiry point(s).</source>
        <translation>
            <numerusform>À gagner&#xa0;: %n point d’enquête.</numerusform>
            <numerusform>À gagner&#xa0;: %n points d’enquête.</numerusform>
        </translation>
    </message>
    <message>
        <source>Success wins {object}, to be delivered {to_place}.</source>
        <translation>En cas de succès, à livrer&#xa0;: {object}, {to_place}.</translation>
    </message>
    <message>
        <source>Attempt {mission} with {figure} and {card}.</source>
        <translation>Tenter {mission} avec {figure} et {card}.</translation>
    </message>
    <message>
        <source>Attempt {mission} with {figure}.</source>
        <translation>Tenter {mission} avec {figure}.</translation>
    </message>
    <message>
        <source>Attempt {mission}.</source>
        <translation>Tenter {mission}.</translation>
    </message>
    <message>
        <source>No die can succeed.</source>
        <translation>Aucun résultat ne suffit.</translation>
    </message>
    <message>
        <source>Every die succeeds.</source>
        <translation>Tout résultat suffit.</translation>
    </message>
    <message>
        <source>The die must show {needed} or more ({odds}%).</source>
        <translation>Le dé doit afficher {needed} ou plus ({odds}&#xa0;%).</translation>
    </message>
    <message>
        <source>the object</source>
        <translation>l’objet</translation>
    </message>
    <message>
        <source>{element} carries {object}.</source>
        <translation>{element} porte {object}.</translation>
    </message>
    <message>
        <source>Hand {object} over {to_element}.</source>
        <translation>Remettre {object} {to_element}.</translation>
    </message>
    <message>
        <source>Pick up {object} with {element}.</source>
        <translation>Ramasser {object} avec {element}.</translation>
    </message>
    <message>
        <source>the prisoner</source>
        <translation>le prisonnier</translation>
    </message>
    <message>
        <source>Accept: {captive} joins you and fights at once.</source>
        <translation>Accepter&#xa0;: {captive} vous rejoint et combat aussitôt.</translation>
    </message>
    <message>
        <source>You part with {figure}.</source>
        <translation>Vous défaussez {figure}.</translation>
    </message>
</context>
<context>
    <name>ComplotTextBoard</name>
    <message>
        <source>XIII: THE CONSPIRACY, ROUND {round} OF {rounds}</source>
        <translation>XIII – LE COMPLOT, TOUR {round} SUR {rounds}</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Turn of</source>
        <translation>Au tour de</translation>
    </message>
    <message>
        <source>Helicopter</source>
        <translation>Hélicoptère</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n point de déplacement</numerusform>
            <numerusform>%n points de déplacement</numerusform>
        </translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>start of the round</source>
        <translation>début du tour</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>fin du tour</translation>
    </message>
    <message>
        <source>Combat</source>
        <translation>Combat</translation>
    </message>
    <message>
        <source>Neutral units</source>
        <translation>Unités neutres</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Concerned</source>
        <translation>Concernés</translation>
    </message>
    <message>
        <source>Chosen so far</source>
        <translation>Déjà choisi</translation>
    </message>
    <message>
        <source>AT THIS MOMENT</source>
        <translation>EN CE MOMENT</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Failure: {text}</source>
        <translation>Échec&#xa0;: {text}</translation>
    </message>
    <message>
        <source>PRIMARY MISSIONS</source>
        <translation>MISSIONS PRIMAIRES</translation>
    </message>
    <message numerus="yes">
        <source>{player} ({letter}): %n inquiry point(s)</source>
        <translation>
            <numerusform>{player} ({letter})&#xa0;: %n point d’enquête</numerusform>
            <numerusform>{player} ({letter})&#xa0;: %n points d’enquête</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Missions solved</source>
        <translation>Missions résolues</translation>
    </message>
    <message numerus="yes">
        <source>next round %n less</source>
        <translation>
            <numerusform>%n de moins au tour suivant</numerusform>
            <numerusform>%n de moins au tour suivant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n conservé</numerusform>
            <numerusform>%n conservés</numerusform>
        </translation>
    </message>
    <message>
        <source>combat {combat}+, plot {plot}+, life {life}, worth {worth}</source>
        <translation>combat {combat}+, complot {plot}+, vie {life}, valeur {worth}</translation>
    </message>
    <message>
        <source>{unit} ({combat}+): {list}</source>
        <translation>{unit} ({combat}+)&#xa0;: {list}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>among them {cards}</source>
        <translation>dont {cards}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>To choose</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Piochés</translation>
    </message>
    <message>
        <source>FOR YOU ALONE</source>
        <translation>POUR VOUS SEUL</translation>
    </message>
    <message numerus="yes">
        <source>{card}: secondary mission, {place}, %n point(s)</source>
        <translation>
            <numerusform>{card}&#xa0;: mission secondaire, {place}, %n point</numerusform>
            <numerusform>{card}&#xa0;: mission secondaire, {place}, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>paths {places}</source>
        <translation>chemins {places}</translation>
    </message>
    <message>
        <source>MAP</source>
        <translation>PLATEAU</translation>
    </message>
    <message>
        <source>{player}: {list}</source>
        <translation>{player}&#xa0;: {list}</translation>
    </message>
    <message>
        <source>Destination of {mission}</source>
        <translation>Destination&#xa0;: {mission}</translation>
    </message>
    <message>
        <source>{cards}, on top: {kind}</source>
        <translation>{cards}, en tête&#xa0;: {kind}</translation>
    </message>
    <message>
        <source>Mission pile {pile}</source>
        <translation>Pile de missions {pile}</translation>
    </message>
    <message>
        <source>Action deck</source>
        <translation>Pioche Action</translation>
    </message>
    <message>
        <source>{cards}: {list}</source>
        <translation>{cards}&#xa0;: {list}</translation>
    </message>
    <message>
        <source>Character deck</source>
        <translation>Pile de personnages</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>PIOCHES</translation>
    </message>
</context>
<context>
    <name>ComplotTips</name>
    <message>
        <source>Combat {combat}+ · plot {plot}+ · life {life} · elimination {worth}</source>
        <translation>Combat {combat}+ · complot {plot}+ · vie {life} · élimination {worth}</translation>
    </message>
    <message numerus="yes">
        <source>Price: %n autonomy point(s).</source>
        <translation>
            <numerusform>Prix&#xa0;: %n point d’autonomie.</numerusform>
            <numerusform>Prix&#xa0;: %n points d’autonomie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary mission {at_place}: %n inquiry point(s)</source>
        <translation>
            <numerusform>Mission secondaire {at_place}&#xa0;: %n point d’enquête</numerusform>
            <numerusform>Mission secondaire {at_place}&#xa0;: %n points d’enquête</numerusform>
        </translation>
    </message>
    <message>
        <source>Played at any time</source>
        <translation>Se joue à tout moment</translation>
    </message>
    <message>
        <source>Played in phase {phase}</source>
        <translation>Se joue en phase {phase}</translation>
    </message>
    <message>
        <source>Played in phase {first} or {last}</source>
        <translation>Se joue en phase {first} ou {last}</translation>
    </message>
    <message numerus="yes">
        <source>{kind} · {place} · %n inquiry point(s)</source>
        <translation>
            <numerusform>{kind} · {place} · %n point d’enquête</numerusform>
            <numerusform>{kind} · {place} · %n points d’enquête</numerusform>
        </translation>
    </message>
    <message>
        <source>Failure: {text}</source>
        <translation>Échec&#xa0;: {text}</translation>
    </message>
    <message numerus="yes">
        <source>Mission pile {pile}: %n card(s)</source>
        <translation>
            <numerusform>Pile de missions {pile}&#xa0;: %n carte</numerusform>
            <numerusform>Pile de missions {pile}&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>On top: {kind}. {text}</source>
        <translation>En tête&#xa0;: {kind}. {text}</translation>
    </message>
    <message>
        <source>Paths to {places}.</source>
        <translation>Chemins vers&#xa0;: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n autonomy point(s)</source>
        <translation>
            <numerusform>{player}&#xa0;: %n point d’autonomie</numerusform>
            <numerusform>{player}&#xa0;: %n points d’autonomie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next round %n point(s) less.</source>
        <translation>
            <numerusform>%n point de moins au tour suivant.</numerusform>
            <numerusform>%n points de moins au tour suivant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved from the round before: {points}.</source>
        <translation>Conservés du tour précédent&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>They pay for steps and for units.</source>
        <translation>Ils paient les déplacements et les unités.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n inquiry point(s)</source>
        <translation>
            <numerusform>{player}&#xa0;: %n point d’enquête</numerusform>
            <numerusform>{player}&#xa0;: %n points d’enquête</numerusform>
        </translation>
    </message>
    <message>
        <source>Missions solved: {missions}.</source>
        <translation>Missions résolues&#xa0;: {missions}.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand</source>
        <translation>
            <numerusform>{player}&#xa0;: %n carte en main</numerusform>
            <numerusform>{player}&#xa0;: %n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>You know: {cards}.</source>
        <translation>Vous connaissez&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Action deck: %n card(s), face down</source>
        <translation>
            <numerusform>Pioche Action&#xa0;: %n carte, face cachée</numerusform>
            <numerusform>Pioche Action&#xa0;: %n cartes, face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Défausse&#xa0;: %n carte</numerusform>
            <numerusform>Défausse&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>On top: {card}.</source>
        <translation>Au-dessus&#xa0;: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>Characters: %n card(s), face down</source>
        <translation>
            <numerusform>Personnages&#xa0;: %n carte, face cachée</numerusform>
            <numerusform>Personnages&#xa0;: %n cartes, face cachée</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Tour {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Order of play: {order}.</source>
        <translation>Ordre de jeu&#xa0;: {order}.</translation>
    </message>
</context>
<context>
    <name>ComplotWaiting</name>
    <message>
        <source>{player} may play a card ({window}).</source>
        <translation>{player} peut jouer une carte ({window}).</translation>
    </message>
    <message>
        <source>Asked next: {players}.</source>
        <translation>Ensuite&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{player} is choosing whom the hospital heals.</source>
        <translation>{player} choisit qui est soigné à l’hôpital.</translation>
    </message>
    <message>
        <source>{player} is revealing a mission.</source>
        <translation>{player} dévoile une mission.</translation>
    </message>
    <message>
        <source>{player} is discarding cards.</source>
        <translation>{player} se défausse de cartes.</translation>
    </message>
    <message>
        <source>{player} is choosing which card to keep.</source>
        <translation>{player} choisit une carte à garder.</translation>
    </message>
    <message>
        <source>{player} is placing a unit.</source>
        <translation>{player} place une unité.</translation>
    </message>
    <message>
        <source>{player} is recruiting.</source>
        <translation>{player} recrute.</translation>
    </message>
    <message>
        <source>{player} is choosing among the characters drawn.</source>
        <translation>{player} choisit parmi les personnages piochés.</translation>
    </message>
    <message>
        <source>{player} is placing a character.</source>
        <translation>{player} place un personnage.</translation>
    </message>
    <message>
        <source>{player} is buying units.</source>
        <translation>{player} achète des unités.</translation>
    </message>
    <message>
        <source>{player} is moving.</source>
        <translation>{player} se déplace.</translation>
    </message>
    <message>
        <source>{player} is choosing who leaves together.</source>
        <translation>{player} choisit qui part ensemble.</translation>
    </message>
    <message>
        <source>{player} is giving up surplus units.</source>
        <translation>{player} abandonne des unités en trop.</translation>
    </message>
    <message>
        <source>{player} may attempt an assassination.</source>
        <translation>{player} peut tenter un assassinat.</translation>
    </message>
    <message>
        <source>{player} is choosing whom the bomb hits.</source>
        <translation>{player} choisit la cible de la bombe.</translation>
    </message>
    <message>
        <source>{player} is choosing the next combat.</source>
        <translation>{player} choisit le prochain combat.</translation>
    </message>
    <message>
        <source>{player} is choosing an opponent.</source>
        <translation>{player} choisit un adversaire.</translation>
    </message>
    <message>
        <source>{player} may capture or corrupt.</source>
        <translation>{player} peut tenter une capture ou une corruption.</translation>
    </message>
    <message>
        <source>{player} decides about the prisoner.</source>
        <translation>{player} décide du sort du prisonnier.</translation>
    </message>
    <message>
        <source>{player} is laying combat cards.</source>
        <translation>{player} pose ses cartes de combat.</translation>
    </message>
    <message>
        <source>{player} is choosing the assassin’s target.</source>
        <translation>{player} choisit la cible de l’assassin.</translation>
    </message>
    <message>
        <source>{player} is placing wounds.</source>
        <translation>{player} répartit les blessures.</translation>
    </message>
    <message>
        <source>{player} is deciding whether to retreat.</source>
        <translation>{player} choisit de reculer ou de poursuivre le combat.</translation>
    </message>
    <message>
        <source>{player} is choosing where to retreat.</source>
        <translation>{player} choisit où reculer.</translation>
    </message>
    <message>
        <source>{player} is resolving missions.</source>
        <translation>{player} résout ses missions.</translation>
    </message>
    <message>
        <source>{player} is choosing a carrier.</source>
        <translation>{player} choisit un porteur.</translation>
    </message>
    <message>
        <source>{player} is losing cards.</source>
        <translation>{player} perd des cartes.</translation>
    </message>
    <message>
        <source>{player} is giving up units.</source>
        <translation>{player} abandonne des unités.</translation>
    </message>
    <message>
        <source>{player} is putting a mission back.</source>
        <translation>{player} remet une mission sous une pile.</translation>
    </message>
</context>
<context>
    <name>ComplotWindows</name>
    <message>
        <source>Cards between phases</source>
        <translation>Cartes entre les phases</translation>
    </message>
    <message>
        <source>Last cards</source>
        <translation>Dernières cartes</translation>
    </message>
    <message>
        <source>Scoop</source>
        <translation>Scoop</translation>
    </message>
    <message>
        <source>Mission cards</source>
        <translation>Cartes de mission</translation>
    </message>
    <message>
        <source>Innocent</source>
        <translation>Innocent</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soutien</translation>
    </message>
    <message>
        <source>First Aid</source>
        <translation>Soins</translation>
    </message>
    <message>
        <source>Informer</source>
        <translation>Indic</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>Dodge</source>
        <translation>Esquive</translation>
    </message>
</context>
<context>
    <name>ComplotWords</name>
    <message>
        <source>An amnesiac with a number tattooed on his collarbone, and a conspiracy that reaches up to the White House. Lead XIII, Major Jones or the Mongoose from Chicago to the Caribbean, hire agents and commandos, fight, bribe and infiltrate, foil plots and deliver hostages. After five to eight rounds, the most inquiry points win. Dice, hidden cards and short-lived alliances.</source>
        <translation>Un amnésique, un numéro tatoué près de la clavicule, et un complot qui remonte jusqu’à la Maison-Blanche. Menez XIII, le major Jones ou la Mangouste de Chicago aux Caraïbes, engagez agents et commandos, combattez, corrompez, infiltrez-vous, déjouez les complots et livrez les otages. Après cinq à huit tours, celui qui a le plus de points d’enquête l’emporte. Des dés, des cartes cachées et des alliances sans lendemain.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Tour {round} sur {rounds}</translation>
    </message>
    <message>
        <source>Phase {number}, {phase}</source>
        <translation>Phase {number}, {phase}</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditingChoices</name>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>Unit on {square} frozen</source>
        <translation>Unité en {square} hors jeu</translation>
    </message>
    <message>
        <source>Frozen (choose a unit)</source>
        <translation>Hors jeu (choisir une unité)</translation>
    </message>
    <message>
        <source>Recovery already used by</source>
        <translation>Récupération déjà utilisée par</translation>
    </message>
</context>
<context>
    <name>EditorPage</name>
    <message>
        <source>This is not a position of the game: “{text}”. Nothing was changed.</source>
        <translation>Ce n’est pas une position de ce jeu&#xa0;: «&#xa0;{text}&#xa0;». Rien n’a été changé.</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Cette position peut être jouée.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{game}: position editor</source>
        <translation>{game}&#xa0;: éditeur de positions</translation>
    </message>
    <message>
        <source>Position in writing</source>
        <translation>La position par écrit</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Play on from here…</source>
        <translation>Jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Alone or against bots: who plays which seat is chosen next</source>
        <translation>Seul ou contre des bots&#xa0;: qui joue quelle place se choisit ensuite</translation>
    </message>
</context>
<context>
    <name>EvaluationSummary</name>
    <message>
        <source>loss</source>
        <translation>perte</translation>
    </message>
    <message>
        <source>What a move cost on the average, of what its player could expect</source>
        <translation>Ce qu’un coup a coûté en moyenne, sur ce que son joueur pouvait espérer</translation>
    </message>
</context>
<context>
    <name>EvaluationWords</name>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{players} and {last}</source>
        <translation>{players} et {last}</translation>
    </message>
    <message>
        <source>The game is even</source>
        <translation>La partie est égale</translation>
    </message>
    <message>
        <source>{player}: slightly better</source>
        <translation>{player}&#xa0;: léger avantage</translation>
    </message>
    <message>
        <source>{player}: clearly better</source>
        <translation>{player}&#xa0;: net avantage</translation>
    </message>
    <message>
        <source>{player}: winning</source>
        <translation>{player}&#xa0;: position gagnante</translation>
    </message>
    <message>
        <source>{player} {percent}</source>
        <translation>{player} {percent}</translation>
    </message>
    <message>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>Inaccuracies</source>
        <translation>Imprécisions</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Blunders</source>
        <translation>Gaffes</translation>
    </message>
    <message>
        <source>{move} {sign} {grade}: {percent} lost. Better: {better}.</source>
        <translation>{move} {sign} {grade}&#xa0;: {percent} de perdus. Mieux&#xa0;: {better}.</translation>
    </message>
    <message>
        <source>{move} {sign} {grade}: {percent} lost.</source>
        <translation>{move} {sign} {grade}&#xa0;: {percent} de perdus.</translation>
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
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Short lessons on the board</source>
        <translation>De courtes leçons sur le plateau</translation>
    </message>
    <message>
        <source>Learn: {game}</source>
        <translation>Apprendre&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>GameRow</name>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Create a table: {game}</source>
        <translation>Créer une table&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The players agreed to a draw.</source>
        <translation>Les joueurs ont convenu d’une nulle.</translation>
    </message>
    <message>
        <source>{players} wins: the other side resigned.</source>
        <translation>{players} gagne&#xa0;: l’adversaire a abandonné.</translation>
    </message>
    <message>
        <source>The other side resigned: victory for {players}!</source>
        <translation>Le camp adverse abandonne&#xa0;: victoire pour {players}&#x202f;!</translation>
    </message>
    <message>
        <source>{players} wins: the other side ran out of time.</source>
        <translation>{players} gagne&#xa0;: l’autre camp n’a plus de temps.</translation>
    </message>
    <message>
        <source>The other side ran out of time: victory for {players}!</source>
        <translation>Le camp adverse a épuisé son temps&#xa0;: victoire pour {players}&#x202f;!</translation>
    </message>
</context>
<context>
    <name>Gathering</name>
    <message>
        <source>The deal is being sealed</source>
        <translation>La donne est en train d’être scellée</translation>
    </message>
    <message>
        <source>Everyone at the table adds a share, so that nobody can choose it.</source>
        <translation>Chacun y ajoute sa part, pour que personne ne puisse la choisir.</translation>
    </message>
    <message>
        <source>The match is on</source>
        <translation>La partie est en cours</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Choose a seat</source>
        <translation>Choisissez une place</translation>
    </message>
    <message>
        <source>Or stay and watch the others.</source>
        <translation>Ou restez pour regarder les autres.</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>Vous regardez</translation>
    </message>
    <message>
        <source>Are you ready?</source>
        <translation>On commence&#x202f;?</translation>
    </message>
    <message>
        <source>The match can begin when everyone is.</source>
        <translation>La partie commence quand tout le monde est d’accord.</translation>
    </message>
    <message>
        <source>You are ready</source>
        <translation>C’est noté</translation>
    </message>
    <message>
        <source>Everyone is ready</source>
        <translation>Tout le monde est prêt</translation>
    </message>
    <message>
        <source>Start when you like.</source>
        <translation>Commencez quand vous voulez.</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>On attend les autres</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) open.</source>
        <translation>
            <numerusform>%n place libre.</numerusform>
            <numerusform>%n places libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} n’est pas là.</translation>
    </message>
    <message>
        <source>{name} is not ready yet.</source>
        <translation>On attend {name}.</translation>
    </message>
    <message>
        <source>The match begins when everyone is ready.</source>
        <translation>La partie commence quand tout le monde est prêt.</translation>
    </message>
    <message>
        <source>Waiting for {name} to start.</source>
        <translation>C’est à {name} de lancer la partie.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>French tabletop games, at one desk or across the room</source>
        <translation>Des jeux de société français, autour d’un écran ou d’une machine à l’autre</translation>
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
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>HostedCard</name>
    <message>
        <source>Your table is closed: {game}</source>
        <translation>Votre table est fermée&#xa0;: {game}</translation>
    </message>
    <message>
        <source>“{table}”</source>
        <translation>«&#xa0;{table}&#xa0;»</translation>
    </message>
    <message>
        <source>The others have kept their seats, and come back when it is open again.</source>
        <translation>Les autres ont gardé leur place et reviendront dès qu’elle sera rouverte.</translation>
    </message>
    <message>
        <source>Open the table again</source>
        <translation>Rouvrir la table</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave the table?</source>
        <translation>Quitter la table&#x202f;?</translation>
    </message>
    <message>
        <source>The match at “{table}” is not over.</source>
        <translation>La partie à «&#xa0;{table}&#xa0;» n’est pas finie.</translation>
    </message>
    <message>
        <source>Come back later</source>
        <translation>Revenir plus tard</translation>
    </message>
    <message>
        <source>Let a bot play</source>
        <translation>Confier à un bot</translation>
    </message>
    <message>
        <source>A bot of medium level plays for you until you return.</source>
        <translation>Un bot de niveau moyen joue pour vous jusqu’à votre retour.</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>Libérer la place</translation>
    </message>
    <message>
        <source>It is open to others, and you cannot return to it.</source>
        <translation>Elle sera libre pour d’autres, et vous ne pourrez plus y revenir.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Your seat is kept. After {time} a bot plays for you until you return.</source>
        <translation>Votre place est gardée. Au bout de {time}, un bot joue pour vous jusqu’à votre retour.</translation>
    </message>
    <message>
        <source>Your seat is kept. The others wait for {time}, and then decide how to go on.</source>
        <translation>Votre place est gardée. Les autres attendent {time}, puis décident de la suite.</translation>
    </message>
    <message>
        <source>Others are at this table: {names}.</source>
        <translation>D’autres sont à cette table&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Close the table for now</source>
        <translation>Fermer la table pour l’instant</translation>
    </message>
    <message>
        <source>The game is saved. The others keep their seats, and come back when you open it again.</source>
        <translation>La partie est enregistrée. Les autres gardent leur place et reviendront quand vous la rouvrirez.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>The others are sent away.</source>
        <translation>Les autres devront partir.</translation>
    </message>
    <message>
        <source>Leave your table?</source>
        <translation>Quitter votre table&#x202f;?</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Leçon {number} sur {count}</translation>
    </message>
    <message>
        <source>Steps done: {done} of {steps}</source>
        <translation>Étapes terminées&#xa0;: {done} sur {steps}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Exact&#x202f;!</translation>
    </message>
    <message>
        <source>This is how</source>
        <translation>Voici comment</translation>
    </message>
    <message>
        <source>Look, then try again</source>
        <translation>Regardez, puis réessayez</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>You know what there is to know about {game}. The rest comes with playing.</source>
        <translation>Vous savez tout ce qu’il faut savoir sur {game}. Le reste viendra en jouant.</translation>
    </message>
    <message>
        <source>Congratulations!</source>
        <translation>Félicitations&#x202f;!</translation>
    </message>
    <message>
        <source>Lesson done</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>Next: {lesson}.</source>
        <translation>À suivre&#xa0;: {lesson}.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Jouer une première partie</translation>
    </message>
    <message>
        <source>Against an easy bot</source>
        <translation>Contre un bot facile</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation>Retour (Échap)</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Rule {number}</source>
        <translation>Règle {number}</translation>
    </message>
    <message>
        <source>Read this rule</source>
        <translation>Lire cette règle</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Begin this lesson again</source>
        <translation>Recommencer cette leçon</translation>
    </message>
</context>
<context>
    <name>LessonsPage</name>
    <message>
        <source>Lessons done: {done} of {count}</source>
        <translation>Leçons terminées&#xa0;: {done} sur {count}</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <translation>Continuer&#xa0;: {lesson}</translation>
    </message>
    <message>
        <source>Begin: {lesson}</source>
        <translation>Commencer&#xa0;: {lesson}</translation>
    </message>
    <message>
        <source>Play a first game against an easy bot</source>
        <translation>Jouer une première partie contre un bot facile</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Apprendre {game}</translation>
    </message>
    <message>
        <source>Short positions on the real board. Each asks you for a move or two, and explains what they do. You can stop at any time: your progress is kept.</source>
        <translation>De courtes positions sur le vrai plateau. Chacune vous demande un coup ou deux et explique ce qu’ils font. Arrêtez-vous quand vous voulez&#xa0;: votre progression est conservée.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
</context>
<context>
    <name>LineBanner</name>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{name}’s table</source>
        <translation>La table de {name}</translation>
    </message>
    <message>
        <source>This table cannot be reached from other machines: {cause}.</source>
        <translation>Cette table n’est pas joignable depuis d’autres machines&#xa0;: {cause}.</translation>
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
        <source>This is our mistake. The page was closed; everything else goes on.</source>
        <translation>L’erreur vient de nous. La page a été fermée&#x202f;; tout le reste continue.</translation>
    </message>
    <message>
        <source>This is our mistake. The table was closed. Your game is saved up to the last move: you can continue it from the home page.</source>
        <translation>L’erreur vient de nous. La table a été fermée. Votre partie est enregistrée jusqu’au dernier coup&#xa0;: vous pouvez la reprendre depuis l’accueil.</translation>
    </message>
    <message>
        <source>This is our mistake. The table was closed. Nothing could be written to the disk, so this game is lost.</source>
        <translation>L’erreur vient de nous. La table a été fermée. Rien n’a pu être écrit sur le disque, cette partie est donc perdue.</translation>
    </message>
    <message>
        <source>Either this is our mistake, or the host sent something that makes no sense. You have left the table, but your place there is kept: you can return to it.</source>
        <translation>Soit l’erreur vient de nous, soit l’hôte a envoyé quelque chose qui n’a pas de sens. Vous avez quitté la table, mais votre place y est gardée&#xa0;: vous pouvez y revenir.</translation>
    </message>
    <message>
        <source>This is our mistake. Your game is saved up to the last move, and you can play on.</source>
        <translation>L’erreur vient de nous. Votre partie est enregistrée jusqu’au dernier coup, et vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>{sentence} The report below helps us fix it.</source>
        <translation>{sentence} Le rapport ci-dessous nous aide à la corriger.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>NetworkCard</name>
    <message>
        <source>On the network</source>
        <translation>Sur le réseau</translation>
    </message>
    <message>
        <source>Play with others around you, each at their own machine.</source>
        <translation>Jouez avec d’autres autour de vous, chacun sur sa machine.</translation>
    </message>
    <message>
        <source>Look for tables</source>
        <translation>Chercher des tables</translation>
    </message>
</context>
<context>
    <name>NetworkPage</name>
    <message>
        <source>Looking for tables nearby…</source>
        <translation>Recherche de tables à proximité…</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) found; still looking.</source>
        <translation>
            <numerusform>%n table trouvée&#x202f;; la recherche continue.</numerusform>
            <numerusform>%n tables trouvées&#x202f;; la recherche continue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Say first what the others should call you.</source>
        <translation>Dites d’abord comment les autres doivent vous appeler.</translation>
    </message>
    <message>
        <source>Back to the home page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>On the network</source>
        <translation>Sur le réseau</translation>
    </message>
    <message>
        <source>Return to</source>
        <translation>Y retourner</translation>
    </message>
    <message>
        <source>Tables nearby</source>
        <translation>Tables à proximité</translation>
    </message>
    <message>
        <source>No table has been found so far. Tables are found by themselves when both machines are on the same network, and when neither a firewall nor the router keeps them apart: Wi-Fi for guests often does. You can join by address all the same.</source>
        <translation>Aucune table trouvée pour l’instant. Les tables se trouvent d’elles-mêmes quand les deux machines sont sur le même réseau et que ni un pare-feu ni le routeur ne les séparent&#xa0;: un Wi-Fi pour invités le fait souvent. On peut toujours passer par l’adresse.</translation>
    </message>
    <message>
        <source>Check the network…</source>
        <translation>Examiner le réseau…</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>What the others call you</source>
        <translation>Comment les autres vous appellent</translation>
    </message>
    <message>
        <source>Create a table</source>
        <translation>Créer une table</translation>
    </message>
    <message>
        <source>Join by address</source>
        <translation>Rejoindre par l’adresse</translation>
    </message>
    <message>
        <source>The machine that keeps the table shows its addresses.</source>
        <translation>La machine qui tient la table affiche ses adresses.</translation>
    </message>
    <message>
        <source>Address of the table</source>
        <translation>Adresse de la table</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
</context>
<context>
    <name>NetworkWords</name>
    <message>
        <source>Seat {number} {sign}</source>
        <translation>Place {number} {sign}</translation>
    </message>
    <message>
        <source>host</source>
        <translation>hôte</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>regarde</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>pas encore prêt</translation>
    </message>
    <message>
        <source>away, a bot plays</source>
        <translation>absent, un bot joue</translation>
    </message>
    <message numerus="yes">
        <source>away, the seat is kept for %n second(s)</source>
        <translation>
            <numerusform>absent, place gardée %n&#xa0;s</numerusform>
            <numerusform>absent, place gardée %n&#xa0;s</numerusform>
        </translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>The line is lost</source>
        <translation>La liaison est coupée</translation>
    </message>
    <message>
        <source>At the machine that keeps the table</source>
        <translation>Sur la machine qui tient la table</translation>
    </message>
    <message>
        <source>The line has not been measured yet</source>
        <translation>La liaison n’a pas encore été mesurée</translation>
    </message>
    <message>
        <source>Answers in {milliseconds} ms</source>
        <translation>Répond en {milliseconds} ms</translation>
    </message>
    <message>
        <source>{time} for each move</source>
        <translation>{time} par coup</translation>
    </message>
    <message>
        <source>{time} for the game, and {more} more after each move</source>
        <translation>{time} pour la partie, et {more} de plus après chaque coup</translation>
    </message>
    <message>
        <source>{time} for the game</source>
        <translation>{time} pour la partie</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Pas de pendule</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>The match cannot begin, because it could not be saved: {cause}.</source>
        <translation>La partie ne peut pas commencer, car elle n’a pas pu être enregistrée&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>The deal could not be sealed, because no answer came from {who}. Start once more.</source>
        <translation>La donne n’a pas pu être scellée, faute de réponse de {who}. Recommencez.</translation>
    </message>
    <message>
        <source>{who} is not ready yet.</source>
        <translation>On attend {who}.</translation>
    </message>
    <message>
        <source>This name cannot be used. Choose another one.</source>
        <translation>Ce nom ne convient pas. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>That was the wrong word too often: wait a minute before you try again.</source>
        <translation>Trop d’essais erronés&#xa0;: attendez une minute avant de recommencer.</translation>
    </message>
    <message>
        <source>In a match with secrets nobody else is put in a player’s place; only a bot may play on there.</source>
        <translation>Dans une partie où l’on a des secrets, personne d’autre ne peut prendre la place d’un joueur&#x202f;; seul un bot peut y continuer.</translation>
    </message>
    <message>
        <source>This is not the word of this host.</source>
        <translation>Ce n’est pas le mot de cet hôte.</translation>
    </message>
    <message>
        <source>That was a lot at once: wait a few seconds before you say more.</source>
        <translation>Cela fait beaucoup d’un coup&#xa0;: attendez quelques secondes avant d’en dire plus.</translation>
    </message>
    <message>
        <source>This can be changed before a match or after it, but not during it.</source>
        <translation>Cela se change avant ou après une partie, mais pas pendant.</translation>
    </message>
    <message>
        <source>There is no match going on.</source>
        <translation>Aucune partie n’est en cours.</translation>
    </message>
    <message>
        <source>This person is no longer here.</source>
        <translation>Cette personne n’est plus là.</translation>
    </message>
    <message>
        <source>There is no such seat any more.</source>
        <translation>Cette place n’existe plus.</translation>
    </message>
    <message>
        <source>Not everyone is ready yet.</source>
        <translation>Tout le monde n’est pas encore prêt.</translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>Seul l’hôte de la table peut faire cela.</translation>
    </message>
    <message>
        <source>This seat is taken. Choose another one.</source>
        <translation>Cette place est prise. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>That was a lot at once. Wait a moment, or until somebody has played.</source>
        <translation>Cela fait beaucoup à la fois. Attendez un instant, ou que quelqu’un ait joué.</translation>
    </message>
    <message>
        <source>Some seats are still open: wait for somebody, or seat a bot there.</source>
        <translation>Des places sont encore libres&#xa0;: attendez quelqu’un, ou mettez-y un bot.</translation>
    </message>
    <message>
        <source>The table did not do that ({reason}).</source>
        <translation>La table ne l’a pas fait ({reason}).</translation>
    </message>
    <message>
        <source>The table cannot be played like this ({reason}).</source>
        <translation>On ne peut pas jouer ainsi à cette table ({reason}).</translation>
    </message>
    <message>
        <source>Calling the table…</source>
        <translation>Appel de la table…</translation>
    </message>
    <message>
        <source>Calling again…</source>
        <translation>Nouvel appel…</translation>
    </message>
    <message numerus="yes">
        <source>Calling again in %n second(s)…</source>
        <translation>
            <numerusform>Nouvel appel dans %n seconde…</numerusform>
            <numerusform>Nouvel appel dans %n secondes…</numerusform>
        </translation>
    </message>
    <message>
        <source>There have been too many attempts to join this table.</source>
        <translation>Il y a eu trop de tentatives pour rejoindre cette table.</translation>
    </message>
    <message>
        <source>The line broke ({code}).</source>
        <translation>La liaison a été coupée ({code}).</translation>
    </message>
    <message>
        <source>This program ({program}) is too old for the table: update Table Ronde on this machine.</source>
        <translation>Ce programme ({program}) est trop ancien pour la table&#xa0;: mettez Table Ronde à jour sur cette machine.</translation>
    </message>
    <message>
        <source>The table is kept by an older program ({host}) than this one ({program}): update Table Ronde on that machine.</source>
        <translation>La table est tenue par un programme plus ancien ({host}) que celui-ci ({program})&#xa0;: mettez Table Ronde à jour sur l’autre machine.</translation>
    </message>
    <message>
        <source>This machine does not identify itself as it did before.</source>
        <translation>Cette machine ne se présente pas comme auparavant.</translation>
    </message>
    <message>
        <source>This machine says that it is another one than its key shows. Somebody may be answering in its place, or its Table Ronde is older than yours: ask whoever keeps the table.</source>
        <translation>Cette machine prétend être une autre que celle que montre sa clé. Quelqu’un répond peut-être à sa place, ou bien sa version de Table Ronde est plus ancienne que la vôtre&#xa0;: demandez à la personne qui tient la table.</translation>
    </message>
    <message>
        <source>Another machine answers at this address now, and it does not have this table.</source>
        <translation>Une autre machine répond maintenant à cette adresse, et elle n’a pas cette table.</translation>
    </message>
    <message>
        <source>The table is no longer open to the network.</source>
        <translation>La table n’est plus ouverte au réseau.</translation>
    </message>
    <message>
        <source>The host of the table has sent you away.</source>
        <translation>L’hôte de la table vous a renvoyé.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Vous avez quitté la table.</translation>
    </message>
    <message>
        <source>All seats are taken, and this table does not want anybody to watch.</source>
        <translation>Toutes les places sont prises, et cette table n’accepte pas de spectateurs.</translation>
    </message>
    <message>
        <source>This table is not open now.</source>
        <translation>Cette table n’est pas ouverte en ce moment.</translation>
    </message>
    <message>
        <source>The table asks for a passphrase.</source>
        <translation>La table demande une phrase de passe.</translation>
    </message>
    <message>
        <source>You have joined this table from another window, which has your seat now.</source>
        <translation>Vous avez rejoint cette table depuis une autre fenêtre, qui a maintenant votre place.</translation>
    </message>
    <message>
        <source>There are already as many people at this table as it can take.</source>
        <translation>Il y a déjà autant de monde à cette table qu’elle peut en accueillir.</translation>
    </message>
    <message>
        <source>The machine that kept the table has closed it.</source>
        <translation>La machine qui tenait la table l’a fermée.</translation>
    </message>
    <message>
        <source>Too many people are connected to that machine. Try again later.</source>
        <translation>Trop de gens sont connectés à cette machine. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>Several tables are kept at this address: choose one of them.</source>
        <translation>Plusieurs tables sont tenues à cette adresse&#xa0;: choisissez-en une.</translation>
    </message>
    <message>
        <source>This is not the passphrase of the table.</source>
        <translation>Ce n’est pas la phrase de passe de la table.</translation>
    </message>
    <message>
        <source>The two programs did not understand each other ({code}). If this happens again, see whether both are up to date.</source>
        <translation>Les deux programmes ne se sont pas compris ({code}). Si cela se reproduit, vérifiez qu’ils sont tous deux à jour.</translation>
    </message>
    <message>
        <source>The host sent something this program does not understand, so the table was left.</source>
        <translation>L’hôte a envoyé quelque chose que ce programme ne comprend pas&#xa0;: la table a été quittée.</translation>
    </message>
    <message>
        <source>This machine could not keep up with what the table had to tell.</source>
        <translation>Cette machine n’a pas pu suivre ce que la table avait à dire.</translation>
    </message>
    <message>
        <source>Nothing has been heard for a while.</source>
        <translation>On n’entend plus rien depuis un moment.</translation>
    </message>
    <message>
        <source>Too much was sent at once. Wait a minute, then try again.</source>
        <translation>Trop de messages à la fois. Attendez une minute, puis réessayez.</translation>
    </message>
    <message>
        <source>It took too long to answer at the door. Try again.</source>
        <translation>La réponse à l’entrée a pris trop de temps. Réessayez.</translation>
    </message>
    <message>
        <source>This machine is not connected to any network.</source>
        <translation>Cette machine n’est connectée à aucun réseau.</translation>
    </message>
    <message>
        <source>The other machine does not answer: it may be off, or a firewall may keep us out.</source>
        <translation>L’autre machine ne répond pas&#xa0;: elle est peut-être éteinte, ou un pare-feu nous bloque.</translation>
    </message>
    <message>
        <source>The line broke off.</source>
        <translation>La liaison s’est interrompue.</translation>
    </message>
    <message>
        <source>No table is kept at this address: see whether the other program runs, and whether the port is right.</source>
        <translation>Aucune table n’est tenue à cette adresse&#xa0;: vérifiez que l’autre programme est lancé, et que le port est le bon.</translation>
    </message>
    <message>
        <source>The other machine cannot be reached: see whether both are on the same network.</source>
        <translation>L’autre machine est injoignable&#xa0;: vérifiez que les deux sont sur le même réseau.</translation>
    </message>
    <message>
        <source>No machine of this name is known. Try its number, such as 192.168.1.20.</source>
        <translation>Aucune machine de ce nom n’est connue. Essayez son numéro, par exemple 192.168.1.20.</translation>
    </message>
    <message>
        <source>What answers at this address is not Table Ronde.</source>
        <translation>Ce qui répond à cette adresse n’est pas Table Ronde.</translation>
    </message>
    <message>
        <source>The deal was fair: everyone at the table had a share in it, and nobody could choose it. The record is the match you saw.</source>
        <translation>La donne était honnête&#xa0;: chacun à la table y a eu sa part, et personne n’a pu la choisir. L’enregistrement est bien la partie que vous avez vue.</translation>
    </message>
    <message>
        <source>Be careful: the shares of the deal are not those that were sealed before it.</source>
        <translation>Attention&#xa0;: les parts de la donne ne sont pas celles qui avaient été scellées.</translation>
    </message>
    <message>
        <source>Be careful: your share was left out of the deal.</source>
        <translation>Attention&#xa0;: votre part a été laissée hors de la donne.</translation>
    </message>
    <message>
        <source>Be careful: the deal is not the one that the shares lead to.</source>
        <translation>Attention&#xa0;: la donne n’est pas celle que donnent les parts.</translation>
    </message>
    <message>
        <source>Be careful: the record of this match cannot be played through.</source>
        <translation>Attention&#xa0;: l’enregistrement de cette partie ne peut pas être rejoué.</translation>
    </message>
    <message>
        <source>Be careful: the record is not the match that was shown to you.</source>
        <translation>Attention&#xa0;: l’enregistrement n’est pas la partie qui vous a été montrée.</translation>
    </message>
    <message>
        <source>This match began before the table was opened, so the deal was not sealed by everyone. The record is the match you saw.</source>
        <translation>Cette partie a commencé avant l’ouverture de la table&#xa0;: la donne n’a donc pas été scellée par tous. L’enregistrement est bien la partie que vous avez vue.</translation>
    </message>
    <message>
        <source>Be careful: the deal could not be checked ({reason}).</source>
        <translation>Attention&#xa0;: la donne n’a pas pu être vérifiée ({reason}).</translation>
    </message>
    <message>
        <source>The system does not let us listen for tables.</source>
        <translation>Le système ne nous laisse pas écouter les annonces des tables.</translation>
    </message>
    <message>
        <source>Tables cannot find each other by themselves here ({code}).</source>
        <translation>Les tables ne peuvent pas se trouver d’elles-mêmes ici ({code}).</translation>
    </message>
    <message>
        <source>Joining by address always works.</source>
        <translation>On peut toujours passer par l’adresse.</translation>
    </message>
    <message>
        <source>a match is on</source>
        <translation>partie en cours</translation>
    </message>
    <message>
        <source>gathering</source>
        <translation>en préparation</translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} seat(s) free</source>
        <translation>
            <numerusform>%n place libre sur {total}</numerusform>
            <numerusform>%n places libres sur {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>no seat free</source>
        <translation>aucune place libre</translation>
    </message>
    <message>
        <source>asks for a passphrase</source>
        <translation>phrase de passe demandée</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>avec conseils</translation>
    </message>
    <message>
        <source>with analysis</source>
        <translation>avec analyse</translation>
    </message>
    <message>
        <source>Type the address that the other machine shows, such as 192.168.1.20.</source>
        <translation>Tapez l’adresse que l’autre machine affiche, par exemple 192.168.1.20.</translation>
    </message>
    <message>
        <source>The port, after the colon, is a number from 1 to 65535.</source>
        <translation>Le port, après les deux-points, est un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>This is no address. It looks like 192.168.1.20, zoe.local or [fe80::1]:47313.</source>
        <translation>Ce n’est pas une adresse. Elle ressemble à 192.168.1.20, zoe.local ou [fe80::1]:47313.</translation>
    </message>
</context>
<context>
    <name>OpenDialog</name>
    <message>
        <source>{name}’s table</source>
        <translation>La table de {name}</translation>
    </message>
    <message>
        <source>Open to the network</source>
        <translation>Ouvrir au réseau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>The game goes on as it is. Others on the local network see the table and can take the seats you leave to them. While it is open nobody gets hints or analysis.</source>
        <translation>La partie continue telle quelle. Les autres, sur le réseau local, voient la table et peuvent prendre les places que vous leur laissez. Tant qu’elle est ouverte, personne n’a ni conseil ni analyse.</translation>
    </message>
    <message>
        <source>People may come who only watch</source>
        <translation>On peut venir seulement pour regarder</translation>
    </message>
    <message>
        <source>None: anyone may come</source>
        <translation>Aucune&#xa0;: tout le monde peut venir</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nom de la table</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Stay at this window</source>
        <translation>Restent à cette fenêtre</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>Spectateurs</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase de passe</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>PassCard</name>
    <message>
        <source>Pass the mouse to {player}</source>
        <translation>Passez la souris à {player}</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <translation>Les autres regardent ailleurs.</translation>
    </message>
    <message>
        <source>Show {player}’s side</source>
        <translation>Montrer ce que voit {player}</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>{seat}: {bot}</source>
        <translation>{seat}&#xa0;: {bot}</translation>
    </message>
    <message>
        <source>{seat}: open to whoever comes</source>
        <translation>{seat}&#xa0;: ouverte à qui viendra</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (vous)</translation>
    </message>
    <message>
        <source>Send away</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>Send {name} away</source>
        <translation>Renvoyer {name}</translation>
    </message>
    <message>
        <source>Send {name} away for good?</source>
        <translation>Renvoyer {name} pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Let stay</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Replace ▾</source>
        <translation>Remplacer ▾</translation>
    </message>
    <message>
        <source>Give the seat of {name} to a bot or to somebody else</source>
        <translation>Donner la place de {name} à un bot ou à quelqu’un d’autre</translation>
    </message>
</context>
<context>
    <name>PhraseDialog</name>
    <message>
        <source>Passphrase</source>
        <translation>Phrase de passe</translation>
    </message>
    <message>
        <source>“{table}” is locked</source>
        <translation>«&#xa0;{table}&#xa0;» est verrouillée</translation>
    </message>
    <message>
        <source>Whoever keeps the table has chosen a passphrase, and can tell it to you. It never crosses the network.</source>
        <translation>La personne qui tient la table a choisi une phrase de passe, et peut vous la dire. Elle ne circule jamais sur le réseau.</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>L’afficher</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>When to ask me…</source>
        <translation>Quand me demander…</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Escape)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
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
        <source>You are no longer at this table</source>
        <translation>Vous n’êtes plus à cette table</translation>
    </message>
    <message>
        <source>It is shown as you left it.</source>
        <translation>Elle est montrée telle que vous l’avez quittée.</translation>
    </message>
    <message>
        <source>The table cannot be reached</source>
        <translation>La table est injoignable</translation>
    </message>
    <message>
        <source>It is shown as you left it. Your seat is kept; when the line is back you go on.</source>
        <translation>Elle est montrée telle que vous l’avez quittée. Votre place est gardée&#x202f;; vous continuerez dès que la liaison sera rétablie.</translation>
    </message>
    <message>
        <source>Is this what you want to play?</source>
        <translation>Est-ce bien ce que vous voulez jouer&#x202f;?</translation>
    </message>
    <message>
        <source>May react: {players}</source>
        <translation>Réaction possible&#xa0;: {players}</translation>
    </message>
    <message>
        <source>You will be asked in a moment.</source>
        <translation>La question vous sera posée dans un instant.</translation>
    </message>
    <message>
        <source>Want to react: {players}</source>
        <translation>Réaction demandée&#xa0;: {players}</translation>
    </message>
    <message>
        <source>Do nothing to let it pass.</source>
        <translation>Ne faites rien pour laisser passer.</translation>
    </message>
    <message>
        <source>The players may gather everyone for another match.</source>
        <translation>Les joueurs peuvent réunir tout le monde pour une autre partie.</translation>
    </message>
    <message>
        <source>{percent} % · {action}</source>
        <translation>{percent}&#xa0;% · {action}</translation>
    </message>
    <message>
        <source>What a strong bot expects:</source>
        <translation>Ce qu’en attend un bot fort&#xa0;:</translation>
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
        <source>Decline</source>
        <translation>Décliner</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Accepter la nulle</translation>
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
        <source>Play it</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Choisir autrement</translation>
    </message>
    <message>
        <source>React</source>
        <translation>Réagir</translation>
    </message>
    <message>
        <source>{player} reacts</source>
        <translation>{player} réagit</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Another match here</source>
        <translation>Une autre partie ici</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer…</translation>
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
    <name>QuietDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Reception</name>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>It is not saved.</source>
        <translation>Elle n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Leave and lose the game</source>
        <translation>Quitter et perdre la partie</translation>
    </message>
    <message>
        <source>You cannot go on with it later.</source>
        <translation>Vous ne pourrez pas la reprendre plus tard.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
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
    <name>Refusals</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas à vous de jouer.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Cela ne peut pas se faire maintenant.</translation>
    </message>
    <message>
        <source>That is not possible ({reason}).</source>
        <translation>Ce n’est pas possible ({reason}).</translation>
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
        <source>Everyone</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Whose side is shown</source>
        <translation>De quel côté la partie est vue</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Have a strong bot look at the game: who stood better, and what was missed</source>
        <translation>Faire examiner la partie par un bot fort&#xa0;: qui était mieux, et ce qui a été manqué</translation>
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
    <name>ReturnCard</name>
    <message>
        <source>with {names}</source>
        <translation>avec {names}</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message>
        <source>Coming to the table…</source>
        <translation>On arrive à la table…</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fermer la table&#x202f;?</translation>
    </message>
    <message>
        <source>Everyone else is sent away.</source>
        <translation>Tous les autres devront partir.</translation>
    </message>
    <message>
        <source>the host’s machine</source>
        <translation>la machine de l’hôte</translation>
    </message>
    <message>
        <source>The deal is sealed by everyone here.</source>
        <translation>La donne est scellée par tous ici.</translation>
    </message>
    <message>
        <source>The deal will be sealed by everyone here.</source>
        <translation>La donne sera scellée par tous ici.</translation>
    </message>
    <message>
        <source>Before the cards are dealt, every machine at the table seals a secret number; the deal comes from all of them together. So nobody can choose it, the host included, and after the match everyone’s machine checks it.</source>
        <translation>Avant la donne, chaque machine à la table scelle un nombre secret&#x202f;; la donne vient de tous ces nombres ensemble. Personne ne peut donc la choisir, pas même l’hôte, et après la partie chaque machine le vérifie.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Not yet after all</source>
        <translation>Finalement, pas encore</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>C’est bon pour moi</translation>
    </message>
    <message>
        <source>Close it</source>
        <translation>La fermer</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Read the rules of the game</source>
        <translation>Lire les règles du jeu</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Qui décide</translation>
    </message>
    <message>
        <source>Addresses of this table</source>
        <translation>Adresses de cette table</translation>
    </message>
    <message>
        <source>Others on the same network see this table by themselves. Where they do not, they join by address.</source>
        <translation>Les autres voient cette table d’eux-mêmes s’ils sont sur le même réseau. Sinon, ils la rejoignent par l’adresse.</translation>
    </message>
</context>
<context>
    <name>RoomSeatRow</name>
    <message>
        <source>Open to whoever comes</source>
        <translation>Ouverte à qui viendra</translation>
    </message>
    <message>
        <source>at this machine</source>
        <translation>sur cette machine</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Ajouter quelqu’un</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Stand up</source>
        <translation>Se lever</translation>
    </message>
    <message>
        <source>Bot ▾</source>
        <translation>Bot ▾</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>{deed}: seat {number}</source>
        <translation>{deed}&#xa0;: place {number}</translation>
    </message>
    <message>
        <source>Somebody else who plays at this machine</source>
        <translation>Une autre personne qui joue sur cette machine</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the player at seat {number}</source>
        <translation>Nom du joueur à la place {number}</translation>
    </message>
</context>
<context>
    <name>RoomTerms</name>
    <message>
        <source>The host decides</source>
        <translation>L’hôte décide</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Pas de pendule</translation>
    </message>
    <message>
        <source>So much for each move</source>
        <translation>Tant par coup</translation>
    </message>
    <message>
        <source>So much for the whole game</source>
        <translation>Tant pour toute la partie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Given back after each move</source>
        <translation>Rendu après chaque coup</translation>
    </message>
    <message>
        <source>Seat of someone away</source>
        <translation>Place d’un absent</translation>
    </message>
    <message>
        <source>Taken after that by</source>
        <translation>Ensuite tenue par</translation>
    </message>
    <message>
        <source>How long it is kept before a bot may play there</source>
        <translation>Combien de temps elle est gardée avant qu’un bot puisse y jouer</translation>
    </message>
    <message>
        <source>Others may come and watch</source>
        <translation>D’autres peuvent venir regarder</translation>
    </message>
    <message>
        <source>Ask for a passphrase at the door</source>
        <translation>Demander une phrase de passe à l’entrée</translation>
    </message>
    <message>
        <source>Passphrase, to be told to those who may come</source>
        <translation>Phrase de passe, à dire à qui peut venir</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Phrase de passe</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
</context>
<context>
    <name>RoomTermsRead</name>
    <message>
        <source>{option}: {value}</source>
        <translation>{option}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>The seat of someone away is kept for {time}</source>
        <translation>La place d’un absent est gardée {time}</translation>
    </message>
    <message>
        <source>The seat of someone away is kept for {time}, then played by: {bot}</source>
        <translation>La place d’un absent est gardée {time}, puis tenue par&#xa0;: {bot}</translation>
    </message>
    <message>
        <source>Others may come and watch</source>
        <translation>D’autres peuvent venir regarder</translation>
    </message>
    <message>
        <source>Nobody may come only to watch</source>
        <translation>Personne ne peut venir seulement pour regarder</translation>
    </message>
    <message>
        <source>A passphrase is asked for at the door</source>
        <translation>Une phrase de passe est demandée à l’entrée</translation>
    </message>
</context>
<context>
    <name>RulesDrawer</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Learn them on the board</source>
        <translation>Les apprendre sur le plateau</translation>
    </message>
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
    <message numerus="yes">
        <source>%n action(s) played.</source>
        <translation>
            <numerusform>%n coup joué.</numerusform>
            <numerusform>%n coups joués.</numerusform>
        </translation>
    </message>
    <message>
        <source>{players} are to play.</source>
        <translation>Au tour de {players}.</translation>
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
        <source>Games cannot be saved now: {cause}.</source>
        <translation>Les parties ne peuvent pas être enregistrées pour l’instant&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>No game is waiting.</source>
        <translation>Aucune partie en attente.</translation>
    </message>
    <message>
        <source>No game is waiting. Every game saves itself as you play; whatever you leave unfinished will be here.</source>
        <translation>Aucune partie en attente. Chaque partie s’enregistre au fil du jeu&#x202f;; celles que vous laisserez inachevées vous attendront ici.</translation>
    </message>
</context>
<context>
    <name>SavingBanner</name>
    <message>
        <source>This game is not being saved: {cause}.</source>
        <translation>Cette partie n’est pas enregistrée&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>Nothing is being saved at this table: the host cannot write to its disk. If the host stops now, what happens from here on is lost.</source>
        <translation>Rien n’est enregistré à cette table&#xa0;: l’hôte ne peut pas écrire sur son disque. Si l’hôte s’arrête maintenant, tout ce qui se passe à partir d’ici sera perdu.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
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
    <name>SeatCard</name>
    <message>
        <source>Your seat is waiting: {game}</source>
        <translation>Votre place vous attend&#xa0;: {game}</translation>
    </message>
    <message>
        <source>“{table}”, hosted by {host}</source>
        <translation>«&#xa0;{table}&#xa0;» chez {host}</translation>
    </message>
    <message>
        <source>Return to the table</source>
        <translation>Revenir à la table</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>Libérer la place</translation>
    </message>
    <message>
        <source>Give up this seat for good?</source>
        <translation>Libérer cette place pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>A bot plays for you until you return.</source>
        <translation>Un bot joue pour vous jusqu’à votre retour.</translation>
    </message>
    <message>
        <source>The others wait for another {time}.</source>
        <translation>Les autres vous attendent encore {time}.</translation>
    </message>
    <message>
        <source>The wait is over, but you can still return while the match lasts.</source>
        <translation>L’attente est terminée, mais vous pouvez encore revenir tant que la partie dure.</translation>
    </message>
    <message>
        <source>The table is on the network now.</source>
        <translation>La table est sur le réseau en ce moment.</translation>
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
        <source>Show it in the taskbar</source>
        <translation>Le signaler dans la barre des tâches</translation>
    </message>
    <message>
        <source>Play a tone</source>
        <translation>Jouer un son</translation>
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
    <message>
        <source>When it is your turn</source>
        <translation>Quand c’est à vous</translation>
    </message>
    <message>
        <source>When it is your turn: {what}</source>
        <translation>Quand c’est à vous&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Confirm before playing</source>
        <translation>Confirmer avant de jouer</translation>
    </message>
    <message>
        <source>Confirm before playing: {game}</source>
        <translation>Confirmer avant de jouer&#xa0;: {game}</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the home page</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>Position editor</source>
        <translation>Éditeur de positions</translation>
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
        <source>Help during the game</source>
        <translation>Aide pendant la partie</translation>
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
        <source>Choose a button of the prompt</source>
        <translation>Choisir un bouton de la consigne</translation>
    </message>
    <message>
        <source>Page up and down</source>
        <translation>Page préc. et suiv.</translation>
    </message>
    <message>
        <source>Go through all choices in turn</source>
        <translation>Parcourir tous les choix l’un après l’autre</translation>
    </message>
    <message>
        <source>Turn the card, or the board</source>
        <translation>Tourner la carte, ou le plateau</translation>
    </message>
    <message>
        <source>Show which units can be captured</source>
        <translation>Montrer les unités qui peuvent être prises</translation>
    </message>
    <message>
        <source>Letters and digits</source>
        <translation>Lettres et chiffres</translation>
    </message>
    <message>
        <source>Type a move on the board, in capitals: C2-E4</source>
        <translation>Taper un coup sur le plateau, en majuscules&#xa0;: C2-E4</translation>
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
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>People</source>
        <translation>Présents</translation>
    </message>
    <message numerus="yes">
        <source>People, %n unread line(s)</source>
        <translation>
            <numerusform>Présents, %n message non lu</numerusform>
            <numerusform>Présents, %n messages non lus</numerusform>
        </translation>
    </message>
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
    <name>StudiedPage</name>
    <message>
        <source>The analysis has failed: {error}</source>
        <translation>L’analyse a échoué&#xa0;: {error}</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>This version of Table Ronde does not know this game.</source>
        <translation>Cette version de Table Ronde ne connaît pas ce jeu.</translation>
    </message>
    <message>
        <source>Kept by an older version of Table Ronde: update it on that machine to join.</source>
        <translation>Tenue par une version plus ancienne de Table Ronde&#xa0;: mettez-la à jour sur l’autre machine pour rejoindre.</translation>
    </message>
    <message>
        <source>Kept by a newer version of Table Ronde: update this one to join.</source>
        <translation>Tenue par une version plus récente de Table Ronde&#xa0;: mettez celle-ci à jour pour rejoindre.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Join {table}</source>
        <translation>Rejoindre {table}</translation>
    </message>
    <message>
        <source>Watch {table}</source>
        <translation>Regarder {table}</translation>
    </message>
</context>
<context>
    <name>TableCompany</name>
    <message>
        <source>open seat</source>
        <translation>place libre</translation>
    </message>
    <message>
        <source>away</source>
        <translation>absent</translation>
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
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Back to the lessons</source>
        <translation>Retour aux leçons</translation>
    </message>
    <message>
        <source>Back to the lessons; how far you are is kept</source>
        <translation>Retour aux leçons&#x202f;; votre progression est conservée</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>Retour à la page précédente</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
</context>
<context>
    <name>TableKey</name>
    <message>
        <source>Key of this table</source>
        <translation>Clé de cette table</translation>
    </message>
    <message>
        <source>The host and every guest see the same digits. If they differ, you are not at the same table.</source>
        <translation>L’hôte et tous les invités voient les mêmes chiffres. S’ils diffèrent, vous n’êtes pas à la même table.</translation>
    </message>
    <message>
        <source>You have not been at this machine before. Have the host read these digits to you: if they differ, you are not at the same table.</source>
        <translation>C’est la première fois que vous rejoignez cette machine. Faites-vous lire ces chiffres par l’hôte&#xa0;: s’ils diffèrent, vous n’êtes pas à la même table.</translation>
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
        <source>{player} has run out of time.</source>
        <translation>{player} n’a plus de temps.</translation>
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
        <source>A bot now plays for {before}.</source>
        <translation>Un bot joue désormais pour {before}.</translation>
    </message>
    <message>
        <source>{player} plays again.</source>
        <translation>{player} rejoue.</translation>
    </message>
    <message>
        <source>{after} has taken over the seat of {before}.</source>
        <translation>{after} a repris la place de {before}.</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>conseils</translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>sans conseils</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>analyse</translation>
    </message>
    <message>
        <source>no analysis</source>
        <translation>sans analyse</translation>
    </message>
    <message>
        <source>undo by consent</source>
        <translation>reprise avec accord</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>sans reprise</translation>
    </message>
    <message>
        <source>free undo</source>
        <translation>reprise libre</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) to react</source>
        <translation>
            <numerusform>%n&#xa0;seconde pour réagir</numerusform>
            <numerusform>%n&#xa0;secondes pour réagir</numerusform>
        </translation>
    </message>
    <message>
        <source>reactions in turn</source>
        <translation>réactions à tour de rôle</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n&#xa0;seconde</numerusform>
            <numerusform>%n&#xa0;secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>No clock: everyone is asked in turn</source>
        <translation>Sans limite de temps&#xa0;: chacun son tour</translation>
    </message>
    <message>
        <source>only at the end of a round</source>
        <translation>seulement à la fin d’un tour</translation>
    </message>
    <message>
        <source>only if I can react</source>
        <translation>seulement si je peux réagir</translation>
    </message>
    <message>
        <source>only if I can react, this round</source>
        <translation>seulement si je peux réagir, cette manche</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>never this round</source>
        <translation>jamais cette manche</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>{window}: {wish}</source>
        <translation>{window}&#xa0;: {wish}</translation>
    </message>
    <message>
        <source>Taking back always needs the others’ consent.</source>
        <translation>Reprendre un coup demande toujours l’accord des autres.</translation>
    </message>
    <message>
        <source>Nothing can be taken back.</source>
        <translation>Aucun coup ne peut être repris.</translation>
    </message>
    <message>
        <source>Taking back is free as long as nobody else has learnt anything from the move; otherwise the others are asked.</source>
        <translation>Reprendre un coup est libre tant que personne d’autre n’en a rien appris&#x202f;; sinon, on demande aux autres.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever wants to react has %n second(s) to say so.</source>
        <translation>
            <numerusform>Qui veut réagir a %n&#xa0;seconde pour le dire.</numerusform>
            <numerusform>Qui veut réagir a %n&#xa0;secondes pour le dire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who may react is asked in turn, without a clock.</source>
        <translation>Tous ceux qui peuvent réagir sont interrogés à tour de rôle, sans limite de temps.</translation>
    </message>
    <message>
        <source>Players may ask a strong bot for hints.</source>
        <translation>Les joueurs peuvent demander conseil à un bot fort.</translation>
    </message>
    <message>
        <source>Nobody gets hints.</source>
        <translation>Personne ne reçoit de conseil.</translation>
    </message>
    <message>
        <source>Players may have their position analysed during the game.</source>
        <translation>Les joueurs peuvent faire analyser leur position pendant la partie.</translation>
    </message>
    <message>
        <source>Nobody has the game analysed while it is played.</source>
        <translation>Personne ne fait analyser la partie pendant qu’elle se joue.</translation>
    </message>
    <message>
        <source>This holds for every seat alike.</source>
        <translation>Cela vaut pour toutes les places.</translation>
    </message>
    <message>
        <source>Over: a draw.</source>
        <translation>Partie terminée&#xa0;: match nul.</translation>
    </message>
    <message>
        <source>Over: {players} won together.</source>
        <translation>Partie terminée&#xa0;: victoire de {players}.</translation>
    </message>
    <message>
        <source>Over: {player} won.</source>
        <translation>Partie terminée&#xa0;: {player} a gagné.</translation>
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
        <source>This cannot be taken back: what was chosen since is final.</source>
        <translation>Impossible de revenir en arrière&#xa0;: ce qui a été choisi depuis est définitif.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Too often: wait until somebody has played.</source>
        <translation>Trop souvent&#xa0;: attendez que quelqu’un ait joué.</translation>
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
        <source>Too many steps: the choice is already complete.</source>
        <translation>Trop d’étapes&#xa0;: le choix est déjà complet.</translation>
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
        <source>This seat is out of the game.</source>
        <translation>Cette place n’est plus dans la partie.</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>Aucun conseil n’a pu être trouvé.</translation>
    </message>
    <message>
        <source>A hint is already being worked out for this seat.</source>
        <translation>Un conseil est déjà en préparation pour cette place.</translation>
    </message>
    <message>
        <source>At this table nobody has the game analysed while it is played.</source>
        <translation>À cette table, personne ne fait analyser la partie pendant qu’elle se joue.</translation>
    </message>
    <message>
        <source>There are no hints at this table.</source>
        <translation>Il n’y a pas de conseils à cette table.</translation>
    </message>
    <message>
        <source>Nothing can be taken back at this table.</source>
        <translation>Aucun coup ne peut être repris à cette table.</translation>
    </message>
    <message>
        <source>Wait until it is your turn.</source>
        <translation>Attendez votre tour.</translation>
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
        <source>Your seat was not kept: somebody else or a bot plays there now. You are watching.</source>
        <translation>Votre place n’a pas été gardée&#xa0;: quelqu’un d’autre ou un bot y joue maintenant. Vous regardez.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré sous {file}.</translation>
    </message>
    <message>
        <source>Saved as {file}. The file also tells what is still secret: leave it closed until the game is over.</source>
        <translation>Enregistré sous {file}. Le fichier contient aussi ce qui est encore secret&#xa0;: ne l’ouvrez pas avant la fin de la partie.</translation>
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
        <source>This game was open to the network, but it is no longer known who sat where: open it again for the others.</source>
        <translation>Cette partie était ouverte au réseau, mais on ne sait plus qui était assis où&#xa0;: ouvrez-la de nouveau pour les autres.</translation>
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
        <source>This deal number is too large.</source>
        <translation>Ce numéro de donne est trop grand.</translation>
    </message>
    <message>
        <source>This game always begins in the usual way.</source>
        <translation>Ce jeu commence toujours de la façon habituelle.</translation>
    </message>
    <message>
        <source>The position cannot be played ({why}).</source>
        <translation>Cette position ne peut pas être jouée ({why}).</translation>
    </message>
    <message>
        <source>These options cannot be played together ({reason}).</source>
        <translation>Ces options ne peuvent pas être combinées ({reason}).</translation>
    </message>
    <message>
        <source>The first line describes a game that cannot be set up. {problem}</source>
        <translation>La première ligne décrit une partie impossible à mettre en place. {problem}</translation>
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
    <name>ThemeButton</name>
    <message>
        <source>Light or dark</source>
        <translation>Clair ou sombre</translation>
    </message>
</context>
<context>
    <name>TicketCard</name>
    <message>
        <source>{game} · as {name} · {date}</source>
        <translation>{game} · sous le nom de {name} · {date}</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Y retourner</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
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
    <name>WagonsRefusals</name>
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
</context>
<context>
    <name>WhichTableDialog</name>
    <message>
        <source>Which table?</source>
        <translation>Quelle table&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <source>French tabletop games, at one desk or across the room.</source>
        <translation>Des jeux de société français, autour d’un écran ou d’une machine à l’autre.</translation>
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
        <source>as this seat sees it, from 0 (default: whoever is to act, or a spectator of a game with secrets)</source>
        <translation>telle que la voit cette place, à partir de 0 (par défaut&#xa0;: celle qui doit jouer, ou un spectateur si le jeu a des secrets)</translation>
    </message>
    <message>
        <source>the number of seats of a game that bots play (default: the fewest possible)</source>
        <translation>le nombre de places d’une partie jouée par des bots (par défaut&#xa0;: le plus petit possible)</translation>
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
    <name>host</name>
    <message>
        <source>Keeps tables open to the local network, without a window.</source>
        <translation>Garde des tables ouvertes au réseau local, sans fenêtre.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>what people see in their list of tables (default: the name of this machine)</source>
        <translation>ce que les autres voient dans leur liste de tables (par défaut&#xa0;: le nom de cette machine)</translation>
    </message>
    <message>
        <source>the TCP port (default: {port}); any free one if it is taken</source>
        <translation>le port TCP (par défaut&#xa0;: {port})&#x202f;; un port libre quelconque s’il est pris</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>JEU</translation>
    </message>
    <message>
        <source>a table for each of: {games} (default: all)</source>
        <translation>une table pour chacun de&#xa0;: {games} (par défaut&#xa0;: tous)</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEAU</translation>
    </message>
    <message>
        <source>bots for the last seats of each table, of: {levels}</source>
        <translation>des bots aux dernières places de chaque table, parmi&#xa0;: {levels}</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>where games are saved, and brought back from (default: with the settings)</source>
        <translation>où les parties sont enregistrées et reprises (par défaut&#xa0;: avec les réglages)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>a file whose first line is the word that lets somebody decide at these tables, or “-” for the standard input (default: a new word, which is printed)</source>
        <translation>un fichier dont la première ligne est le mot qui permet de décider à ces tables, ou «&#xa0;-&#xa0;» pour l’entrée standard (par défaut&#xa0;: un nouveau mot, qui est affiché)</translation>
    </message>
    <message>
        <source>tell nobody: only who knows the address finds the tables</source>
        <translation>n’annonce rien&#xa0;: seuls ceux qui connaissent l’adresse trouvent les tables</translation>
    </message>
    <message>
        <source>No port can be opened: {reason}</source>
        <translation>Aucun port ne peut être ouvert&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>There is no game “{game}”. The games are: {known}.</source>
        <translation>Il n’y a pas de jeu «&#xa0;{game}&#xa0;». Les jeux sont&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>There is no level “{level}”. The levels are: {known}.</source>
        <translation>Il n’y a pas de niveau «&#xa0;{level}&#xa0;». Les niveaux sont&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>There is no port {port}.</source>
        <translation>Il n’y a pas de port {port}.</translation>
    </message>
    <message>
        <source>{name}: tables are open at port {port}, with the key {key}. Ctrl-C closes them.</source>
        <translation>{name}&#xa0;: les tables sont ouvertes au port {port}, avec la clé {key}. Ctrl-C les ferme.</translation>
    </message>
    <message>
        <source>Nothing can be saved: {cause}. If this program ends, the tables are lost.</source>
        <translation>Rien ne peut être enregistré&#xa0;: {cause}. Si ce programme s’arrête, les tables seront perdues.</translation>
    </message>
    <message>
        <source>Not everything is saved: {cause}.</source>
        <translation>Tout n’est pas enregistré&#xa0;: {cause}.</translation>
    </message>
    <message>
        <source>Whoever says this word at a table decides there: {word}</source>
        <translation>Ce mot donne le droit de décider à ces tables&#xa0;: {word}</translation>
    </message>
    <message>
        <source>Everything is saved. Until next time!</source>
        <translation>Tout est enregistré. À bientôt&#x202f;!</translation>
    </message>
    <message>
        <source>The file with the word cannot be read: {reason}</source>
        <translation>Le fichier du mot ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>There is no word in the first line.</source>
        <translation>Il n’y a pas de mot dans la première ligne.</translation>
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

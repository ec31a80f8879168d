<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CercleArrivals</name>
    <message numerus="yes">
        <source>{player} has the most {division} secrets: %n.</source>
        <translation>
            <numerusform>{player} has the most {division} secrets: %n.</numerusform>
            <numerusform>{player} has the most {division} secrets: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} hires {spy} for %n secret(s).</source>
        <translation>
            <numerusform>{player} hires {spy} for %n secret.</numerusform>
            <numerusform>{player} hires {spy} for %n secrets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleChoices</name>
    <message numerus="yes">
        <source>Activate {spy} for %n secret(s).</source>
        <translation>
            <numerusform>Activate {spy} for %n secret.</numerusform>
            <numerusform>Activate {spy} for %n secrets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n secret(s) into {division}, which then has {after}.</source>
        <translation>
            <numerusform>Put %n secret into {division}, which then has {after}.</numerusform>
            <numerusform>Put %n secrets into {division}, which then has {after}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleDeeds</name>
    <message numerus="yes">
        <source>{spy} cuts off sources: {other} receives only %n new secret(s) in the next phase 1.</source>
        <translation>
            <numerusform>{spy} cuts off sources: {other} receives only %n new secret in the next phase 1.</numerusform>
            <numerusform>{spy} cuts off sources: {other} receives only %n new secrets in the next phase 1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleLog</name>
    <message numerus="yes">
        <source>{player} receives only %n new secret(s): sources cut off by {spies}.</source>
        <translation>
            <numerusform>{player} receives only %n new secret: sources cut off by {spies}.</numerusform>
            <numerusform>{player} receives only %n new secrets: sources cut off by {spies}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n new secret(s).</source>
        <translation>
            <numerusform>{player} receives %n new secret.</numerusform>
            <numerusform>{player} receives %n new secrets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrest(s) in {division}: {gain} VP for {other}, {circle_gain} for the Circle.</source>
        <translation>
            <numerusform>%n arrest in {division}: {gain} VP for {other}, {circle_gain} for the Circle.</numerusform>
            <numerusform>%n arrests in {division}: {gain} VP for {other}, {circle_gain} for the Circle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CerclePrompts</name>
    <message numerus="yes">
        <source>You have %n secret(s): activate spies or distribute them.</source>
        <translation>
            <numerusform>You have %n secret: distribute it.</numerusform>
            <numerusform>You have %n secrets: activate spies or distribute them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n secret(s) to distribute.</source>
        <translation>
            <numerusform>You have %n secret to distribute.</numerusform>
            <numerusform>You have %n secrets to distribute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s) left to distribute.</source>
        <translation>
            <numerusform>%n secret left to distribute.</numerusform>
            <numerusform>%n secrets left to distribute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n infiltration(s) left this turn.</source>
        <translation>
            <numerusform>%n infiltration left this turn.</numerusform>
            <numerusform>%n infiltrations left this turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleProspects</name>
    <message numerus="yes">
        <source>%n arrest(s): {points} VP, and {circle} for the Circle.</source>
        <translation>
            <numerusform>%n arrest: {points} VP, and {circle} for the Circle.</numerusform>
            <numerusform>%n arrests: {points} VP, and {circle} for the Circle.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleReactions</name>
    <message numerus="yes">
        <source>Still to pay for {spy}: %n secret(s).</source>
        <translation>
            <numerusform>Still to pay for {spy}: %n secret.</numerusform>
            <numerusform>Still to pay for {spy}: %n secrets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hire {spy} for %n secret(s). How do you pay?</source>
        <translation>
            <numerusform>You hire {spy} for %n secret. How do you pay?</numerusform>
            <numerusform>You hire {spy} for %n secrets. How do you pay?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleSigns</name>
    <message numerus="yes">
        <source>%n secret(s) left</source>
        <translation>
            <numerusform>%n secret left</numerusform>
            <numerusform>%n secrets left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) arriving</source>
        <translation>
            <numerusform>%n spy arriving</numerusform>
            <numerusform>%n spies arriving</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleTargets</name>
    <message numerus="yes">
        <source>Pay %n {division} secret(s).</source>
        <translation>
            <numerusform>Pay %n {division} secret.</numerusform>
            <numerusform>Pay %n {division} secrets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut off sources: {player} receives only %n new secret(s) in the next phase 1.</source>
        <translation>
            <numerusform>Cut off sources: {player} receives only %n new secret in the next phase 1.</numerusform>
            <numerusform>Cut off sources: {player} receives only %n new secrets in the next phase 1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleTextBoard</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleTips</name>
    <message numerus="yes">
        <source>Deck of neutral spies: %n card(s), face down</source>
        <translation>
            <numerusform>Deck of neutral spies: %n card, face down</numerusform>
            <numerusform>Deck of neutral spies: %n cards, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{division}, {player}: %n secret(s)</source>
        <translation>
            <numerusform>{division}, {player}: %n secret</numerusform>
            <numerusform>{division}, {player}: %n secrets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CercleWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n secret(s)</source>
        <translation>
            <numerusform>%n secret</numerusform>
            <numerusform>%n secrets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n ready</numerusform>
            <numerusform>%n ready</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CirkleBoardTips</name>
    <message numerus="yes">
        <source>%n missile unit(s) lost</source>
        <translation>
            <numerusform>%n missile unit lost</numerusform>
            <numerusform>%n missile units lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CirkleBulletins</name>
    <message numerus="yes">
        <source>{player} makes CIRKLE once %n more player(s) have played.</source>
        <translation>
            <numerusform>{player} makes CIRKLE once %n more player has played.</numerusform>
            <numerusform>{player} makes CIRKLE once %n more players have played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position seen %n time(s)</source>
        <translation>
            <numerusform>Position seen %n time</numerusform>
            <numerusform>Position seen %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CirkleTextBoard</name>
    <message numerus="yes">
        <source>%n time(s) so far</source>
        <translation>
            <numerusform>%n time so far</numerusform>
            <numerusform>%n times so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CirkleWords</name>
    <message numerus="yes">
        <source>holds {square}, %n still to play</source>
        <translation>
            <numerusform>holds {square}, %n still to play</numerusform>
            <numerusform>holds {square}, %n still to play</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColdwarBoardTips</name>
    <message numerus="yes">
        <source>%n pass(es) in a row; {needed} end the struggle</source>
        <translation>
            <numerusform>%n pass in a row; {needed} end the struggle</numerusform>
            <numerusform>%n passes in a row; {needed} end the struggle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Headquarters: %n agent(s)</source>
        <translation>
            <numerusform>Headquarters: %n agent</numerusform>
            <numerusform>Headquarters: %n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{deck}: %n card(s)</source>
        <translation>
            <numerusform>{deck}: %n card</numerusform>
            <numerusform>{deck}: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColdwarReport</name>
    <message numerus="yes">
        <source>{agency} causes civil disorder: %n point(s) of Influence too much.</source>
        <translation>
            <numerusform>{agency} causes civil disorder: %n point of Influence too much.</numerusform>
            <numerusform>{agency} causes civil disorder: %n points of Influence too much.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColdwarTextBoard</name>
    <message numerus="yes">
        <source>room for %n more group(s)</source>
        <translation>
            <numerusform>room for %n more group</numerusform>
            <numerusform>room for %n more groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n agent(s)</source>
        <translation>
            <numerusform>%n agent</numerusform>
            <numerusform>%n agents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ColdwarWords</name>
    <message numerus="yes">
        <source>%n objective(s) won</source>
        <translation>
            <numerusform>%n objective won</numerusform>
            <numerusform>%n objectives won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotChoices</name>
    <message numerus="yes">
        <source>You gain %n inquiry point(s).</source>
        <translation>
            <numerusform>You gain %n inquiry point.</numerusform>
            <numerusform>You gain %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n autonomy point(s); you keep {left}.</source>
        <translation>
            <numerusform>It costs %n autonomy point; you keep {left}.</numerusform>
            <numerusform>It costs %n autonomy points; you keep {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That takes %n step(s); you have {left} left.</source>
        <translation>
            <numerusform>That takes %n step; you have {left} left.</numerusform>
            <numerusform>That takes %n steps; you have {left} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of your turn at most %n unit(s) may stand there.</source>
        <translation>
            <numerusform>At the end of your turn at most %n unit may stand there.</numerusform>
            <numerusform>At the end of your turn at most %n units may stand there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay {card} {at_place}: %n inquiry point(s) for whoever controls the place.</source>
        <translation>
            <numerusform>Lay {card} {at_place}: %n inquiry point for whoever controls the place.</numerusform>
            <numerusform>Lay {card} {at_place}: %n inquiry points for whoever controls the place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {card} on {element}: %n wound(s) left.</source>
        <translation>
            <numerusform>Play {card} on {element}: %n wound left.</numerusform>
            <numerusform>Play {card} on {element}: %n wounds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inquiry point(s)</source>
        <translation>
            <numerusform>%n inquiry point</numerusform>
            <numerusform>%n inquiry points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {card} against {other}: you see %n card(s) and keep one.</source>
        <translation>
            <numerusform>Play {card} against {other}: you see %n card and keep it.</numerusform>
            <numerusform>Play {card} against {other}: you see %n cards and keep one.</numerusform>
        </translation>
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
            <numerusform>%n artificer</numerusform>
            <numerusform>%n artificers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saboteur(s)</source>
        <translation>
            <numerusform>%n saboteur</numerusform>
            <numerusform>%n saboteurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotFights</name>
    <message numerus="yes">
        <source>{element} is cared for: %n wound(s) left.</source>
        <translation>
            <numerusform>{element} is cared for: %n wound left.</numerusform>
            <numerusform>{element} is cared for: %n wounds left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} completes {card} {at_place}: %n inquiry point(s).</source>
        <translation>
            <numerusform>{player} completes {card} {at_place}: %n inquiry point.</numerusform>
            <numerusform>{player} completes {card} {at_place}: %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failure costs {player} %n inquiry point(s).</source>
        <translation>
            <numerusform>Failure costs {player} %n inquiry point.</numerusform>
            <numerusform>Failure costs {player} %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: failure costs a character %n wound(s).</source>
        <translation>
            <numerusform>{player}: failure costs a character %n wound.</numerusform>
            <numerusform>{player}: failure costs a character %n wounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failure costs {player} %n unit(s).</source>
        <translation>
            <numerusform>Failure costs {player} %n unit.</numerusform>
            <numerusform>Failure costs {player} %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failure costs {player} %n card(s).</source>
        <translation>
            <numerusform>Failure costs {player} %n card.</numerusform>
            <numerusform>Failure costs {player} %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Failure costs {player} %n autonomy point(s) next round.</source>
        <translation>
            <numerusform>Failure costs {player} %n autonomy point next round.</numerusform>
            <numerusform>Failure costs {player} %n autonomy points next round.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotLog</name>
    <message numerus="yes">
        <source>The discard pile is shuffled: a new deck of %n card(s).</source>
        <translation>
            <numerusform>The discard pile is shuffled: a new deck of %n card.</numerusform>
            <numerusform>The discard pile is shuffled: a new deck of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} draws %n card.</numerusform>
            <numerusform>{player} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n extra card(s).</source>
        <translation>
            <numerusform>{player} looks at %n extra card.</numerusform>
            <numerusform>{player} looks at %n extra cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n character(s).</source>
        <translation>
            <numerusform>{player} draws %n character.</numerusform>
            <numerusform>{player} draws %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} puts %n character(s) back under the deck.</source>
        <translation>
            <numerusform>{player} puts %n character back under the deck.</numerusform>
            <numerusform>{player} puts %n characters back under the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} buys {bought} {at_place} for %n autonomy point(s).</source>
        <translation>
            <numerusform>{player} buys {bought} {at_place} for %n autonomy point.</numerusform>
            <numerusform>{player} buys {bought} {at_place} for %n autonomy points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} buys {bought} {at_place} for %n autonomy point(s) and gives up {out}.</source>
        <translation>
            <numerusform>{player} buys {bought} {at_place} for %n autonomy point and gives up {out}.</numerusform>
            <numerusform>{player} buys {bought} {at_place} for %n autonomy points and gives up {out}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Recruitment card(s)</source>
        <translation>
            <numerusform>%n Recruitment card</numerusform>
            <numerusform>%n Recruitment cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n six(es) rolled</source>
        <translation>
            <numerusform>%n six rolled</numerusform>
            <numerusform>%n sixes rolled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} accuses {other}, who loses %n inquiry point(s).</source>
        <translation>
            <numerusform>{player} accuses {other}, who loses %n inquiry point.</numerusform>
            <numerusform>{player} accuses {other}, who loses %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} looks at %n card(s) from {other_hand}.</source>
        <translation>
            <numerusform>{player} looks at %n card from {other_hand}.</numerusform>
            <numerusform>{player} looks at %n cards from {other_hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {change}, now at %n inquiry point(s).</source>
        <translation>
            <numerusform>{player}: {change}, now at %n inquiry point.</numerusform>
            <numerusform>{player}: {change}, now at %n inquiry points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotNoting</name>
    <message numerus="yes">
        <source>Your note: {group} {to_place}, %n step(s).</source>
        <translation>
            <numerusform>Your note: {group} {to_place}, %n step.</numerusform>
            <numerusform>Your note: {group} {to_place}, %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotOffers</name>
    <message numerus="yes">
        <source>End, %n step(s) unused</source>
        <translation>
            <numerusform>End, %n step unused</numerusform>
            <numerusform>End, %n steps unused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotPrompts</name>
    <message numerus="yes">
        <source>Afterwards you draw until you hold %n card(s).</source>
        <translation>
            <numerusform>Afterwards you draw until you hold %n card.</numerusform>
            <numerusform>Afterwards you draw until you hold %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of all characters drawn you then choose whom you keep: at most %n in all.</source>
        <translation>
            <numerusform>Of all characters drawn you then choose whom you keep: at most %n in all.</numerusform>
            <numerusform>Of all characters drawn you then choose whom you keep: at most %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Click one to keep, alone or in place of one of yours: at most %n in all.</source>
        <translation>
            <numerusform>Click one to keep, alone or in place of one of yours: at most %n in all.</numerusform>
            <numerusform>Click one to keep, alone or in place of one of yours: at most %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n autonomy point(s), which also pay for your steps.</source>
        <translation>
            <numerusform>You have %n autonomy point, which also pays for your steps.</numerusform>
            <numerusform>You have %n autonomy points, which also pay for your steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) of yours may stand on a place.</source>
        <translation>
            <numerusform>At most %n unit of yours may stand on a place.</numerusform>
            <numerusform>At most %n units of yours may stand on a place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n step(s) left.</source>
        <translation>
            <numerusform>You have %n step left.</numerusform>
            <numerusform>You have %n steps left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotReactions</name>
    <message numerus="yes">
        <source>{figure} joins you, or brings you %n inquiry point(s).</source>
        <translation>
            <numerusform>{figure} joins you, or brings you %n inquiry point.</numerusform>
            <numerusform>{figure} joins you, or brings you %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) to place: click the elements that take them.</source>
        <translation>
            <numerusform>%n wound to place: click the element that takes it.</numerusform>
            <numerusform>%n wounds to place: click the elements that take them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Because of the failure you lose %n card(s).</source>
        <translation>
            <numerusform>Because of the failure you lose %n card.</numerusform>
            <numerusform>Because of the failure you lose %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be given up: %n unit(s). Click them.</source>
        <translation>
            <numerusform>To be given up: %n unit. Click it.</numerusform>
            <numerusform>To be given up: %n units. Click them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotScores</name>
    <message numerus="yes">
        <source>{players} wins with %n inquiry point(s).</source>
        <translation>
            <numerusform>{players} wins with %n inquiry point.</numerusform>
            <numerusform>{players} wins with %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n inquiry point(s) each.</source>
        <translation>
            <numerusform>{players} share the victory with %n inquiry point each.</numerusform>
            <numerusform>{players} share the victory with %n inquiry points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have solved as many primary missions: %n each.</source>
        <translation>
            <numerusform>They have solved as many primary missions: %n each.</numerusform>
            <numerusform>They have solved as many primary missions: %n each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotSigns</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wound(s) to place</source>
        <translation>
            <numerusform>%n wound to place</numerusform>
            <numerusform>%n wounds to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enemy(ies)</source>
        <translation>
            <numerusform>%n enemy</numerusform>
            <numerusform>%n enemies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotStates</name>
    <message numerus="yes">
        <source>%n wound(s)</source>
        <translation>
            <numerusform>%n wound</numerusform>
            <numerusform>%n wounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotStrikes</name>
    <message numerus="yes">
        <source>A kill brings %n inquiry point(s).</source>
        <translation>
            <numerusform>A kill brings %n inquiry point.</numerusform>
            <numerusform>A kill brings %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the prisoner does not change sides: %n inquiry point(s).</source>
        <translation>
            <numerusform>If the prisoner does not change sides: %n inquiry point.</numerusform>
            <numerusform>If the prisoner does not change sides: %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n inquiry point(s).</source>
        <translation>
            <numerusform>You gain %n inquiry point.</numerusform>
            <numerusform>You gain %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you still hold the place next round: %n inquiry point(s).</source>
        <translation>
            <numerusform>If you still hold the place next round: %n inquiry point.</numerusform>
            <numerusform>If you still hold the place next round: %n inquiry points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To be gained: %n inquiry point(s).</source>
        <translation>
            <numerusform>To be gained: %n inquiry point.</numerusform>
            <numerusform>To be gained: %n inquiry points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotTextBoard</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} ({letter}): %n inquiry point(s)</source>
        <translation>
            <numerusform>{player} ({letter}): %n inquiry point</numerusform>
            <numerusform>{player} ({letter}): %n inquiry points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>next round %n less</source>
        <translation>
            <numerusform>next round %n less</numerusform>
            <numerusform>next round %n less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n saved</source>
        <translation>
            <numerusform>%n saved</numerusform>
            <numerusform>%n saved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card}: secondary mission, {place}, %n point(s)</source>
        <translation>
            <numerusform>{card}: secondary mission, {place}, %n point</numerusform>
            <numerusform>{card}: secondary mission, {place}, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotTips</name>
    <message numerus="yes">
        <source>Price: %n autonomy point(s).</source>
        <translation>
            <numerusform>Price: %n autonomy point.</numerusform>
            <numerusform>Price: %n autonomy points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Secondary mission {at_place}: %n inquiry point(s)</source>
        <translation>
            <numerusform>Secondary mission {at_place}: %n inquiry point</numerusform>
            <numerusform>Secondary mission {at_place}: %n inquiry points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kind} · {place} · %n inquiry point(s)</source>
        <translation>
            <numerusform>{kind} · {place} · %n inquiry point</numerusform>
            <numerusform>{kind} · {place} · %n inquiry points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mission pile {pile}: %n card(s)</source>
        <translation>
            <numerusform>Mission pile {pile}: %n card</numerusform>
            <numerusform>Mission pile {pile}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n autonomy point(s)</source>
        <translation>
            <numerusform>{player}: %n autonomy point</numerusform>
            <numerusform>{player}: %n autonomy points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next round %n point(s) less.</source>
        <translation>
            <numerusform>Next round %n point less.</numerusform>
            <numerusform>Next round %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n inquiry point(s)</source>
        <translation>
            <numerusform>{player}: %n inquiry point</numerusform>
            <numerusform>{player}: %n inquiry points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand</source>
        <translation>
            <numerusform>{player}: %n card in hand</numerusform>
            <numerusform>{player}: %n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Action deck: %n card(s), face down</source>
        <translation>
            <numerusform>Action deck: %n card, face down</numerusform>
            <numerusform>Action deck: %n cards, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Characters: %n card(s), face down</source>
        <translation>
            <numerusform>Characters: %n card, face down</numerusform>
            <numerusform>Characters: %n cards, face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplotWords</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Gathering</name>
    <message numerus="yes">
        <source>%n seat(s) open.</source>
        <translation>
            <numerusform>%n seat open.</numerusform>
            <numerusform>%n seats open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkPage</name>
    <message numerus="yes">
        <source>%n table(s) found; still looking.</source>
        <translation>
            <numerusform>%n table found; still looking.</numerusform>
            <numerusform>%n tables found; still looking.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkWords</name>
    <message numerus="yes">
        <source>away, the seat is kept for %n second(s)</source>
        <translation>
            <numerusform>away, the seat is kept for %n second</numerusform>
            <numerusform>away, the seat is kept for %n seconds</numerusform>
        </translation>
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
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calling again in %n second(s)…</source>
        <translation>
            <numerusform>Calling again in %n second…</numerusform>
            <numerusform>Calling again in %n seconds…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {total} seat(s) free</source>
        <translation>
            <numerusform>%n of {total} seats free</numerusform>
            <numerusform>%n of {total} seats free</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedCard</name>
    <message numerus="yes">
        <source>%n action(s) played.</source>
        <translation>
            <numerusform>%n action played.</numerusform>
            <numerusform>%n actions played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedList</name>
    <message numerus="yes">
        <source>Show %n more game(s)</source>
        <translation>
            <numerusform>Show %n more game</numerusform>
            <numerusform>Show %n more games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message numerus="yes">
        <source>People, %n unread line(s)</source>
        <translation>
            <numerusform>People, %n unread line</numerusform>
            <numerusform>People, %n unread lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>{player} takes back %n action(s).</source>
        <translation>
            <numerusform>{player} takes back %n action.</numerusform>
            <numerusform>{player} takes back %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) to react</source>
        <translation>
            <numerusform>%n second to react</numerusform>
            <numerusform>%n seconds to react</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever wants to react has %n second(s) to say so.</source>
        <translation>
            <numerusform>Whoever wants to react has %n second to say so.</numerusform>
            <numerusform>Whoever wants to react has %n seconds to say so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These options cannot be played with %n seat(s).</source>
        <translation>
            <numerusform>These options cannot be played with %n seat.</numerusform>
            <numerusform>These options cannot be played with %n seats.</numerusform>
        </translation>
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
    <name>WagonsTextBoard</name>
    <message numerus="yes">
        <source>CIRCLE: %n card(s)</source>
        <translation>
            <numerusform>CIRCLE: %n card</numerusform>
            <numerusform>CIRCLE: %n cards</numerusform>
        </translation>
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
            <numerusform>%n card placed</numerusform>
            <numerusform>%n cards placed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WagonsTips</name>
    <message numerus="yes">
        <source>In the largest group: %n territory(ies)</source>
        <translation>
            <numerusform>In the largest group: %n territory</numerusform>
            <numerusform>In the largest group: %n territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the largest group (%n territory(ies))</source>
        <translation>
            <numerusform>Not in the largest group (%n territory)</numerusform>
            <numerusform>Not in the largest group (%n territories)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WagonsWords</name>
    <message numerus="yes">
        <source>{player} takes card {card} and gives %n card(s) to {other}: {cards}.</source>
        <translation>
            <numerusform>{player} takes card {card} and gives %n card to {other}: {cards}.</numerusform>
            <numerusform>{player} takes card {card} and gives %n cards to {other}: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped card(s) are yours: place this one now.</source>
        <translation>
            <numerusform>%n skipped card is yours: place it now.</numerusform>
            <numerusform>%n skipped cards are yours: place this one now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the circle</source>
        <translation>
            <numerusform>%n card in the circle</numerusform>
            <numerusform>%n cards in the circle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) placed</source>
        <translation>
            <numerusform>%n card placed</numerusform>
            <numerusform>%n cards placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s) to {player}.</source>
        <translation>
            <numerusform>You give %n card to {player}.</numerusform>
            <numerusform>You give %n cards to {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Covers %n territory(ies).</source>
        <translation>
            <numerusform>Covers %n territory.</numerusform>
            <numerusform>Covers %n territories.</numerusform>
        </translation>
    </message>
</context>
</TS>

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

"""Lessons on the play: what beats what, what must be played, and what is wise."""

from __future__ import annotations

from typing import Final

from .lesson import Lesson, Step

TRICKS: Final = (
    Lesson(
        "ten",
        "play",
        (
            Step(
                "ten",
                "dp1;rules=gambler;dealer=1;phase=play;turned=8S;caller=1;trump=S;bottom=QD;h0=7H.9H.TH;h1=7S.8D;d0=-;"
                "d1=-;tricks=0:AD.7D,0:7C.KC,1:JC.KS,0:QS.TS,1:AC.QH,1:8C.TD;trick=1:KH",
                right=("play TH",),
                because="ten_beats",
                hints=("own_cards", "plain_order"),
                wrong={"play 9H": "king_takes", "play 7H": "king_takes"},
            ),
        ),
    ),
    Lesson(
        "nine",
        "play",
        (
            Step(
                "nine",
                "dp1;rules=gambler;dealer=0;phase=play;turned=8H;caller=1;trump=H;bottom=TS;h0=7H.9H.TH.KH;"
                "h1=7S.8D.QD;d0=-;d1=-;tricks=1:KC.JC,1:KD.JH,0:KS.JS,0:AC.7C,0:8C.TC;trick=1:AH",
                right=("play 9H",),
                because="nine_beats",
                hints=("higher_trump", "trump_order"),
                illegal={"TH": "beat_trump", "KH": "beat_trump", "7H": "beat_trump"},
            ),
        ),
    ),
    Lesson(
        "follow",
        "play",
        (
            Step(
                "suit",
                "dp1;rules=gambler;dealer=0;phase=play;turned=9H;caller=0;trump=H;bottom=JD;h0=KS.AH.8C;h1=9S.7D;d0=-;"
                "d1=-;tricks=1:AS.TS,1:9C.TC,0:8H.TH,1:7S.QS,0:KH.8S,0:8D.TD;trick=1:QC",
                right=("play 8C",),
                because="followed",
                hints=("led_suit", "follow"),
                illegal={"AH": "follow_suit", "KS": "follow_suit"},
            ),
            Step(
                "trump",
                "dp1;rules=gambler;dealer=1;phase=play;turned=9H;caller=0;trump=H;bottom=9C;h0=KS.AS.7H;h1=9S.7D;d0=-;"
                "d1=-;tricks=0:7C.8C,1:JS.7S,1:QD.TD,0:TH.JH,1:9D.KH,0:JC.AC;trick=1:QC",
                right=("play 7H",),
                because="trumped",
                hints=("led_suit", "must_trump"),
                illegal={"AS": "must_trump", "KS": "must_trump"},
            ),
            Step(
                "free",
                "dp1;rules=gambler;dealer=1;phase=play;turned=9H;caller=1;trump=H;bottom=7S;h0=KS.AS.7D;h1=QS.9D;d0=-;"
                "d1=-;tricks=0:TD.JD,0:JS.9S,0:AC.JC,0:7H.KH,1:QH.KD,1:KC.9C;trick=1:QC",
                right=("play 7D",),
                because="gave_nothing",
                hints=("cheapest", "free"),
                wrong={"play AS": "gave_points", "play KS": "gave_points"},
            ),
        ),
    ),
    Lesson(
        "overtrump",
        "play",
        (
            Step(
                "can",
                "dp1;rules=gambler;dealer=1;phase=play;turned=8H;caller=1;trump=H;bottom=JD;h0=7H.JH;h1=8D;d0=-;d1=-;"
                "tricks=0:QC.AC,1:AS.QS,1:7D.QH,0:TC.KC,0:8S.JS,1:KD.AH,0:7S.KH;trick=1:9H",
                right=("play JH",),
                because="jack_beats",
                hints=("higher_trump", "beat_trump"),
                illegal={"7H": "beat_trump"},
            ),
            Step(
                "cannot",
                "dp1;rules=gambler;dealer=0;phase=play;turned=8H;caller=1;trump=H;bottom=JH;h0=7H.AH;h1=8D;d0=-;d1=-;"
                "tricks=1:TS.7S,1:8C.JC,0:JD.TD,1:KD.AD,0:9C.AC,1:JS.QH,0:KH.TH;trick=1:9H",
                right=("play 7H",),
                because="lost_little",
                hints=("cheapest", "beat_trump"),
                wrong={"play AH": "lost_ace"},
                shows="deal",
            ),
        ),
    ),
)

WISDOM: Final = (
    Lesson(
        "duck",
        "play",
        (
            Step(
                "duck",
                "dp1;rules=gambler;dealer=1;phase=play;turned=9H;caller=1;trump=H;bottom=QS;h0=8S.7D.AD;h1=TD.JC;d0=-;"
                "d1=-;tricks=0:7S.KS,1:AH.AS,1:JH.AC,1:8H.QD,1:TH.TC,1:KC.JD;trick=1:8D",
                right=("play 7D",),
                because="ace_waits",
                hints=("where_ten", "no_duty"),
                wrong={"play AD": "ace_early"},
                illegal={"8S": "follow_suit"},
                shows="deal",
                open=True,
            ),
        ),
        players=(2,),
    ),
    Lesson(
        "draw",
        "play",
        (
            Step(
                "draw",
                "dp1;rules=gambler;dealer=1;phase=play;turned=9H;caller=0;trump=H;bottom=JS;h0=KS.AS.JH;h1=8H.8D.9D;"
                "d0=-;d1=-;tricks=0:AC.8C,0:QC.KC,1:9C.7H,0:AD.JD,0:9S.AH,1:KD.TH",
                right=("play JH",),
                because="trumps_drawn",
                hints=("their_trumps", "draw"),
                wrong={"play AS": "ruffed", "play KS": "ruffed"},
                shows="deal",
                open=True,
            ),
        ),
    ),
    Lesson(
        "lead",
        "play",
        (
            Step(
                "away",
                "dp1;rules=gambler;dealer=1;phase=play;turned=KD;caller=1;trump=D;swap=1;bottom=QS;h0=8H.7C.TC.QC;"
                "h1=JS.JD.JC.KC;d0=-;d1=-;tricks=0:AH.9H,0:TH.JH,0:AS.8S,0:7H.KD,1:TS.QD",
                right=("play 8H",),
                because="led_to_you",
                hints=("no_hearts", "let_lead"),
                wrong={"play QC": "led_away", "*": "other"},
                shows="deal",
                open=True,
            ),
        ),
        players=(2,),
    ),
    Lesson(
        "endgame",
        "play",
        (
            Step(
                "guard",
                "dp1;rules=gambler;dealer=0;phase=play;turned=9H;caller=1;trump=H;bottom=7S;h0=JS.TD.JD;h1=AS.KD.AD;"
                "d0=-;d1=-;tricks=1:QC.JC,1:KH.QH,1:JH.KS,1:7C.KC,0:TC.QD,0:AC.7D",
                right=("play JS",),
                because="ten_kept",
                hints=("your_ten", "guard"),
                wrong={"play JD": "ten_bare", "play TD": "ten_given"},
                shows="deal",
                open=True,
            ),
            Step(
                "last",
                "dp1;rules=gambler;dealer=0;phase=play;turned=9H;caller=1;trump=H;bottom=AS;h0=7S.TH.7D;h1=JS.QD.AD;"
                "d0=-;d1=-;tricks=1:7C.9C,0:KS.8S,0:8C.AH,1:7H.KH,0:JC.TD,0:AC.JD",
                right=("play 7S",),
                because="trump_last",
                hints=("last_trump", "last_trick"),
                wrong={"play 7D": "wrong_suit", "play TH": "trump_early"},
                shows="deal",
                open=True,
            ),
        ),
        players=(2,),
    ),
    Lesson(
        "contract",
        "scoring",
        (
            Step(
                "contract",
                "dp1;rules=gambler;dealer=0;phase=play;turned=8H;caller=0;trump=H;bottom=8C;h0=AS.JH.AH.7D;"
                "h1=QS.9H.TH.KD;d0=-;d1=-;tricks=1:JS.8S,1:TC.QC,1:TS.KS,1:AD.TD,1:8D.9D",
                right=("play AS",),
                because="made_it",
                hints=("count", "queen_alone"),
                wrong={"play JH": "lost_contract", "play AH": "lost_contract", "play 7D": "lost_contract"},
                shows="deal",
                open=True,
            ),
        ),
        players=(2,),
    ),
    Lesson(
        "three",
        "play",
        (
            Step(
                "cheaper",
                "dp1;rules=classic,players:3;dealer=2;phase=play;turned=QC;caller=1;trump=D;bottom=KS;h0=9D.AD.TC;"
                "h1=KH.8D;h2=7H.AC;d0=-;d1=-;d2=-;tricks=0:8C.7C.KC,2:8S.9S.TS,1:TH.9H.QH,1:8H.JH.7D,0:AS.JS.KD,"
                "2:JC.9C.TD;trick=1:7S.JD",
                right=("play AD",),
                because="nine_kept",
                hints=("cannot_beat", "trump_order"),
                wrong={"play 9D": "nine_lost"},
                illegal={"TC": "must_trump"},
                shows="deal",
            ),
        ),
        players=(3,),
    ),
    Lesson(
        "partner",
        "play",
        (
            Step(
                "friend",
                "dp1;rules=klabor,players:4;dealer=3;phase=play;turned=QC;caller=1;trump=H;h0=7S.8H.JH;h1=AS.9H;h2=9S.QD;"
                "h3=TS.KD;d0=-;d1=-;d2=-;d3=-;tricks=1:8C.QH.JC.TC,2:JD.7D.9D.TH,1:QS.8S.KS.JS,3:QC.KC.9C.7H,"
                "2:AD.8D.TD.KH;trick=1:AC.AH.7C",
                right=("play 8H",),
                because="jack_saved",
                hints=("who_wins", "partner_trump"),
                wrong={"play JH": "jack_wasted"},
                illegal={"7S": "must_trump"},
                shows="deal",
            ),
            Step(
                "foe",
                "dp1;rules=klabor,players:4;dealer=2;phase=play;turned=QC;caller=1;trump=H;h0=7S.8H.JH;h1=AS.9D;h2=9S.QD;"
                "h3=TS.KD;d0=-;d1=-;d2=-;d3=-;tricks=1:JD.AD.TD.7D,2:QC.9C.KC.TC,1:JC.8C.QH.KH,0:7H.8D.TH.AH,"
                "3:QS.JS.KS.8S;trick=1:AC.7C.9H",
                right=("play JH",),
                because="jack_beats",
                hints=("who_wins", "partner_trump"),
                illegal={"8H": "overtrump", "7S": "overtrump"},
            ),
            Step(
                "gift",
                "dp1;rules=klabor,players:4;dealer=2;phase=play;turned=QC;caller=0;trump=H;h0=8S.TS.7D;h1=9D.JD;h2=QD.9C;"
                "h3=KD.JC;d0=-;d1=-;d2=-;d3=-;tricks=0:7C.AC.QC.TC,1:AH.9H.KH.TH,2:7H.JS.8D.QH,1:JH.9S.AD.TD,"
                "1:8H.8C.QS.KC;trick=1:KS.AS.7S",
                right=("play TS",),
                because="ten_to_partner",
                hints=("who_wins", "last_to_play"),
                wrong={"play 8S": "gave_too_little"},
                illegal={"7D": "follow_suit"},
                shows="deal",
            ),
        ),
        profiles=("klabor",),
        players=(4,),
        switches=("overtrump",),
    ),
)

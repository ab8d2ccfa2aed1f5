//! Words that only look as if they consisted of another word and an ending or a prefix: CORNER
//! doesn't come from CORN, and to RELATE isn't to be LATE again.
//!
//! The list has only words that [`roots`](super::roots) would otherwise confuse with a word that
//! can become them in play. Words that really are compounds (PAINTER, REPAINT) are never in it.

/// The words in one piece, as a string for each first letter from A to Z.
const INDIVISIBLE_WORDS: [&str; 26] = [
    "alter apply assist",
    "baleful banner barber barfly barren barrister bashful batten battery beer belly \
     billion blister blubber bobby boomer booty bower brandy breed bugger buggy bully \
     bunker bunny burger burgher burly buster butter",
    "callous canter cantor career carper carry casement cater center champion charter cheer \
     chorister city clamor clover cobber colonist colony color comber compliment comply \
     condom conker consist copious copper copy corner counter county cover covey cower \
     creed curious curry customer",
    "dagger daisy danger darter debate debit debut decant decent decoy decrease decree \
     defeat defer defile define delay deliberate delight deliver demand demean demise demur \
     depend depot deride derive descent deserve design desire desist despite despot detail \
     detain deter detest device devise devote dicker dingy dinner disaster discord discuss \
     disease disgust dismal dismiss dispatch display dispose dissent distemper distend \
     distil distill distort distract distress divest doleful donor door dormer dower dozen \
     duty",
    "early earnest elver ester even evening ever exist",
    "faction factor factory fairy family famish fanny feed ferment ferry fester fetish \
     figment filly finish flatter flourish flower forest forty",
    "gaiter gamester garment glower greed green gully gunny",
    "hamburger hammer hanker harpy haven heathen heaven heed hefty herring hideous hinder \
     hobby homily honest honey honor hunger hunker husky",
    "impair impart impeach impel impend imply impose improve increase incur infancy infer \
     infest infringe inhale insect insert insist inspire install instill intend intense \
     intent interest interloper intern invent invert invest irony",
    "jaunty jetty jigger",
    "kipper kitten kitty",
    "ladder lady lander lather lavish leaven ledger leer letter lien limber linen linger \
     listen litter liver livery lobby luster",
    "madder manger manner mariner marry marten master matter member meter million minion \
     minister minor mischief miss mission mist mister miter mother motion motor mullion \
     muster mutter",
    "news notion number",
    "odor offer officer open outrage",
    "paddy parchment parish party passion pastor patter patty peer penny pension peony \
     pepper persist pester petition petty phalanger pier pigment pillion pinion pity platen \
     platter polish ponder pony poppy portion preen preface prefer prelate prepare presage \
     present preserve preside pretend prevent priest pucker pudding putty",
    "quarter queen queer",
    "rafter ration raven ravish ready rebate rebel rebuff rebut recant recent record recur \
     redeem refer refuse regal regale regard regimen rehearse relate relax relay release \
     relegate relent relief relish rely remiss remote render repair repast repeat reply \
     report repose repulse request require resent reserve reside resign resin resist resort \
     respire respite restore restrain result retail retain retire retort reverse revert \
     revile revise reward river rubbish ruby rudder ruddy rugged",
    "savor scamper scatter screen section sector seed sheen sheer sherry shilling shimmer \
     shower signor silly simmer simper siren sister skewer solder spanner spatter speed \
     splinter stagger stallion station steed steer stingy storey story sudden summer supper \
     supplement supply swagger",
    "tabby tailor tally tamper taper tarnish tatter teddy teen temper temperament tempest \
     tender tensor testy tidy titter token torment totter tower traitor trillion tuber \
     tunny tweed",
    "under understand union uproar",
    "vanish version vision visor",
    "wager wander warren wary weary wedding weed welter whisky wicked wicker wither witter",
    "",
    "yammer",
    "",
];

/// Whether a word is in one piece, even if it looks like a shorter word with a prefix or ending.
pub(super) fn is_indivisible(word: &str) -> bool {
    let first = word.bytes().next().unwrap_or_default();
    let line = INDIVISIBLE_WORDS.get(usize::from(first.wrapping_sub(b'a')));
    line.is_some_and(|line| line.split(' ').any(|whole| whole == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_listed_once_under_its_first_letter() {
        for (line, first) in INDIVISIBLE_WORDS.iter().zip('a'..='z') {
            let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
            assert!(words.is_sorted_by(|one, next| one < next), "{first}");
            for word in words {
                assert!(word.starts_with(first) && is_indivisible(word), "{word}");
            }
        }
        assert!(!is_indivisible("") && !is_indivisible("painter") && !is_indivisible("corn"));
    }
}

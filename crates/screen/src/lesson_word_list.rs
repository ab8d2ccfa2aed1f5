//! The lessons' own word list: short words that every player knows.

use lexicon::{Level, Lexicon};

/// Builds the lessons' list. `None` only if one of its words isn't a valid word.
pub fn word_list() -> Option<Lexicon> {
    let words = WORDS.split_ascii_whitespace();
    Lexicon::from_words(words.map(|word| (word, Level::Common))).ok()
}

const WORDS: &str = "\
ad ah am an as at be by do go ha he hi ho if in is it ma me my no of oh on or ow ox pa so to \
up us we \
ace act add ado age ago aim air ale all and ant any ape arc are arm art ash ask ate bag ban bar \
bat bay bed bee bet big bin bit box boy bud bun bus buy cab can cap car cat cow cry cub cup \
cut day den dew did dig dim din dip dog dot dry due dug ear eat egg elf elm end eve eye fan \
far fat fed fig fin fir fit fog for fox fun fur gap gas get got gum had ham has hat hay hen \
her hid him hip his hit hop hot how hut ice ill ink inn its jam jar jet job joy jug key kit \
lad lap law lay led leg let lid lie lip lit log lot low mad man map mat may men met mix mud \
mug nap net new nod nor not now nut oak oar oat odd oil old one our out owl own pad pan pat \
pay pea pen pet pie pig pin pit pot pub put rag ram ran rat raw red rib rid rim rob rod row \
rub rug rum run sad sat saw say sea see set she shy sip sir sit six ski sky sly son sow spy \
sum sun tag tan tap tar tea ten the tie tin tip toe ton too top toy try tub two urn use van \
vet vow was wax way web wet who why wig win wit won yes yet you zoo \
able acre aide also ante apple area army arts aunt away barn bean bear beat best bird boat \
bone book born cake calm care cart case cast city coat cold cone cook corn cost dare date dear \
deer desk dine dirt dish done door down dust each earn ease east easy edge else even ever face \
fair farm fast fear fine fire fish five foot form four free game gate gave gear gift give glad \
goat gold gone good grid hair hand hard hare harp hear heat herd here hero hide hill hint home \
hope horn host hour idea into iron item king kite lace lake lamp land lane last late lead \
leaf lean less life line lion list live loan lone long lost love made mail main mane many mark \
mast meal mean meat mile mine mint moon more most name near neat nest nine none noon nose note \
oars once only open oven over page paid pain pair park part past path pear pine pint plan play \
poem pole pond pony port post race rail rain rare rate read real rent rest rice rich ride ring \
riot ripe rise road robe role roof room root rope rose rust safe sail salt same sand seal seat \
seed seen send ship shoe shop shot side sign silk site size snow sofa soil some song soon sore \
sort soul soup star stir stop such suit sure tail take tale tall team tear tent term test than \
then they thin this tide tile time tire toad tone tour town tree trip true tune turn twin unit \
upon vase very vine wait walk wall want warm wash wave wear week went were west wide wild wind \
wine wire wise wish with wolf wood word wore work yard year zero";

#[cfg(test)]
mod tests {
    use super::*;
    use lexicon::{Lexicon, Word};

    #[test]
    fn every_word_of_the_lessons_is_in_the_everyday_list() {
        let real = Lexicon::open(include_bytes!("../../lexicon/words.lex")).unwrap();
        for text in WORDS.split_ascii_whitespace() {
            let id = real.find(Word::new(text).unwrap());
            let everyday = id.is_some_and(|id| real.level(id) <= Level::EVERYDAY);
            assert!(everyday, "{text}");
        }
        assert!(word_list().is_some_and(|words| words.len() > 500));
    }
}

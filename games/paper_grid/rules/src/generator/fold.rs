//! Folds typed text so that every device gives the same seed: lower case, composed characters.
//!
//! A phone types a capital where a keyboard types a small letter, and some devices write `é` as two
//! characters. Both become what most devices write: Unicode's composed form (NFC), for the
//! alphabets and kana that `COMPOSED` lists. Characters that aren't in any of the tables stay as
//! they are.

use base::sorting::sort_by_key;
use game::lowercase;

/// Folds a text to the form that every device agrees on.
pub fn fold(text: &str) -> String {
    let mut signs: Vec<(char, u8)> = Vec::new();
    for sign in text.chars() {
        decompose(sign, &mut signs);
    }
    // Marks below a letter come before those above it, whichever was typed first.
    for run in signs.chunk_by_mut(|_, next| next.1 != 0) {
        if let [_, marks @ ..] = run {
            let mut sorted = marks.to_vec();
            sort_by_key(&mut sorted, |mark| mark.1);
            marks.copy_from_slice(&sorted);
        }
    }
    let mut folded: Vec<char> = Vec::new();
    let (mut base, mut last) = (None::<usize>, 0);
    for (sign, class) in signs {
        let near = class == 0 || class > last;
        let joined = base
            .filter(|_| near && (class != 0 || last == 0))
            .and_then(|at| {
                let before = folded.get(at).copied()?;
                Some((at, compose(before, sign)?))
            });
        match joined {
            Some((at, one)) => {
                if let Some(place) = folded.get_mut(at) {
                    *place = one;
                }
            }
            None => {
                if class == 0 {
                    base = Some(folded.len());
                }
                last = class;
                folded.push(sign);
            }
        }
    }
    folded.into_iter().collect()
}

/// Decomposes a character into its small letter and marks, each with its combining
/// class: 0 for a letter.
fn decompose(sign: char, to: &mut Vec<(char, u8)>) {
    let sign = lowercase(sign);
    for &(mark, class, pairs) in COMPOSED {
        if sign == mark {
            return to.push((mark, class));
        }
        if let Some((base, _)) = char_pairs(pairs).find(|(_, one)| *one == sign) {
            decompose(base, to);
            return to.push((mark, class));
        }
    }
    to.push((sign, 0));
}

/// Returns the composed character of a letter and a mark, if there is one.
fn compose(base: char, mark: char) -> Option<char> {
    let (_, _, pairs) = COMPOSED.iter().find(|(one, ..)| *one == mark)?;
    char_pairs(pairs).find_map(|(one, made)| (one == base).then_some(made))
}

fn char_pairs(pairs: &str) -> impl Iterator<Item = (char, char)> {
    let (bases, made) = (pairs.chars().step_by(2), pairs.chars().skip(1).step_by(2));
    bases.zip(made)
}

/// Each combining mark, its Unicode class, and pairs of a letter and the composed character that
/// it makes with the mark.
#[rustfmt::skip]
const COMPOSED: &[(char, u8, &str)] = &[
    ('\u{3099}', 8, "かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔゝゞカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボウヴワヷヰヸヱヹヲヺヽヾ"),
    ('\u{309a}', 8, "はぱひぴふぷへぺほぽハパヒピフプヘペホポ"),
    ('\u{327}', 202, "cçgģkķlļnņrŗsştţeȩdḑhḩ"),
    ('\u{328}', 202, "aąeęiįuųoǫ"),
    ('\u{31b}', 216, "oơuư"),
    ('\u{323}', 220, "bḅdḍhḥkḳlḷmṃnṇrṛsṣtṭvṿwẉzẓaạeẹiịoọơợuụưựyỵ"),
    ('\u{324}', 220, "uṳ"),
    ('\u{325}', 220, "aḁ"),
    ('\u{326}', 220, "sștț"),
    ('\u{32d}', 220, "dḓeḙlḽnṋtṱuṷ"),
    ('\u{32e}', 220, "hḫ"),
    ('\u{330}', 220, "eḛiḭuṵ"),
    ('\u{331}', 220, "bḇdḏkḵlḻnṉrṟtṯzẕhẖ"),
    ('\u{300}', 230, "aàeèiìoòuùüǜnǹеѐиѝēḕōṑwẁâầăằêềôồơờưừyỳ"),
    ('\u{301}', 230, "aáeéiíoóuúyýcćlĺnńrŕsśzźüǘGǴgǵåǻæǽøǿ¨΅ϊΐαάεέηήιίϋΰοόυύωώϒϓгѓкќçḉēḗïḯkḱmḿõṍōṓpṕũṹwẃâấăắêếôốơớưứ"),
    ('\u{302}', 230, "aâeêiîoôuûcĉgĝhĥjĵsŝwŵyŷzẑạậẹệọộ"),
    ('\u{303}', 230, "aãnñoõiĩuũvṽâẫăẵeẽêễôỗơỡưữyỹ"),
    ('\u{304}', 230, "aāeēiīoōuūüǖäǟȧǡæǣǫǭöȫõȭȯȱyȳиӣуӯgḡḷḹṛṝ"),
    ('\u{306}', 230, "aăeĕgğiĭoŏuŭийуўжӂаӑеӗȩḝạặ"),
    ('\u{307}', 230, "cċeėgġIİzżaȧoȯbḃdḋfḟhḣmṁnṅpṗrṙsṡśṥšṧṣṩtṫwẇxẋyẏſẛ"),
    ('\u{308}', 230, "aäeëiïoöuüyÿιϊυϋϒϔеёіїаӓәӛжӝзӟиӥоӧөӫэӭуӱчӵыӹhḧõṏūṻwẅxẍtẗ"),
    ('\u{309}', 230, "aảâẩăẳeẻêểiỉoỏôổơởuủưửyỷ"),
    ('\u{30a}', 230, "aåuůwẘyẙ"),
    ('\u{30b}', 230, "oőuűуӳ"),
    ('\u{30c}', 230, "cčdďeělľnňrřsštťzžaǎiǐoǒuǔüǚgǧkǩʒǯjǰhȟ"),
    ('\u{30f}', 230, "aȁeȅiȉoȍrȑuȕѵѷ"),
    ('\u{311}', 230, "aȃeȇiȋoȏrȓuȗ"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn g1_a_seed_is_the_same_however_it_is_typed() {
        let same = [
            ("Picnic", "picnic"),
            ("RAIN ON SUNDAY", "rain on Sunday"),
            ("Cafe\u{301}", "café"),
            ("CAFÉ", "cafe\u{301}"),
            ("Żółw", "z\u{307}o\u{301}łw"),
            ("Việt", "vie\u{302}\u{323}t"),
            ("VIỆT", "vie\u{323}\u{302}t"),
            ("Ǘ", "u\u{308}\u{301}"),
            ("ΝΊΚΟΣ", "νίκος"),
            ("Йога", "и\u{306}ога"),
            ("İ", "i\u{307}"),
            ("がぱ", "か\u{3099}は\u{309a}"),
        ];
        for (one, other) in same {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        let apart = [("cafe", "café"), ("u\u{301}\u{308}", "ǘ"), ("か", "が")];
        for (one, other) in apart {
            assert_ne!(fold(one), fold(other), "{one} {other}");
        }
        assert_eq!(fold("Việt \u{323}x"), "việt \u{323}x");
        assert_eq!(fold("Cafe\u{301} 雨 😀"), "café 雨 😀");
    }

    #[test]
    fn g1_folding_twice_changes_nothing() {
        for (mark, _, pairs) in COMPOSED {
            for (base, made) in char_pairs(pairs) {
                let two = format!("{base}{mark}");
                assert_eq!(fold(&two), fold(&made.to_string()), "{made}");
                assert_eq!(fold(&fold(&two)), fold(&two), "{made}");
            }
        }
        assert_eq!(fold("ắ"), "ắ");
    }
}

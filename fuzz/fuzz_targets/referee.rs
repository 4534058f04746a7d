//! Anything on the referee protocol gets an answer; a line that is answered with an error changes nothing.

#![no_main]

use cli::referee::Referee;
use libfuzzer_sys::fuzz_target;

/// A battle of every system.
const BATTLES: [&[u8]; 2] = [
    br#"{"id":1,"cmd":"new","system":"demonworld","scenario":"first-game","seed":7}"#,
    br#"{"id":1,"cmd":"new","system":"warhammer","scenario":"pitched-battle","seed":7}"#,
];

fuzz_target!(|lines: &[u8]| {
    for begin in BATTLES {
        let mut referee = Referee::new();
        referee.answer(begin);
        for line in lines.split(|&byte| byte == b'\n').take(64) {
            let hash = referee.answer(br#"{"id":2,"cmd":"hash"}"#);
            let answer = referee.answer(line);
            if answer.get("error").is_some() {
                assert_eq!(referee.answer(br#"{"id":2,"cmd":"hash"}"#), hash);
            }
        }
    }
});

//! Lines in, lines out. No cursor tricks, so that it works in a pipe and with a screen reader.

use std::io::{self, BufRead, IsTerminal, Write};

pub struct Terminal<'a> {
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
    /// A person sits before it.
    is_screen: bool,
    colour: bool,
}

impl<'a> Terminal<'a> {
    pub fn new(input: &'a mut dyn BufRead, out: &'a mut dyn Write) -> Terminal<'a> {
        let is_screen = io::stdout().is_terminal();
        let colour = is_screen && std::env::var_os("NO_COLOR").is_none();
        Terminal { input, out, is_screen, colour }
    }

    /// Whether marks may be coloured. Nothing is ever said by colour alone.
    pub fn colour(&self) -> bool {
        self.colour
    }

    pub fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", line.as_ref())
    }

    pub fn say_all<S: AsRef<str>>(&mut self, lines: impl IntoIterator<Item = S>) -> io::Result<()> {
        lines.into_iter().try_for_each(|line| self.say(line))
    }

    /// Pushes what was shown off the screen, for two people at one terminal.
    pub fn scroll_away(&mut self) -> io::Result<()> {
        const SCREEN: usize = 60;
        if self.is_screen { self.say_all([""; SCREEN]) } else { Ok(()) }
    }

    /// Asks for a line; `None` at the end of the input. Bytes that are no text are replaced.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            self.say("")?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }
}

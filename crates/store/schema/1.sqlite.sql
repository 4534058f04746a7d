CREATE TABLE person (
    -- Never used twice, so that nobody inherits what was remembered of a forgotten guest.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT,
    folded TEXT UNIQUE,
    password TEXT
) STRICT;

CREATE TABLE token (
    hash BLOB PRIMARY KEY,
    person INTEGER NOT NULL REFERENCES person (id),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX token_person ON token (person);
CREATE INDEX token_expires ON token (expires);

CREATE TABLE battle (
    id TEXT PRIMARY KEY,
    system TEXT NOT NULL,
    scenario TEXT NOT NULL,
    header TEXT NOT NULL,
    seed BLOB NOT NULL,
    person_a INTEGER REFERENCES person (id),
    computer_a TEXT,
    person_b INTEGER REFERENCES person (id),
    computer_b TEXT,
    invite BLOB,
    opened_by INTEGER NOT NULL REFERENCES person (id),
    created INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    entries INTEGER NOT NULL,
    round INTEGER NOT NULL,
    asked_a INTEGER NOT NULL,
    asked_b INTEGER NOT NULL,
    outcome TEXT,
    touched INTEGER NOT NULL,
    CHECK (person_a IS NULL OR computer_a IS NULL),
    CHECK (person_b IS NULL OR computer_b IS NULL)
) STRICT;
CREATE INDEX battle_person_a ON battle (person_a);
CREATE INDEX battle_person_b ON battle (person_b);
CREATE INDEX battle_opened_by ON battle (opened_by);

-- The journals after their headers, numbered from 0 without gaps. Lines of one battle lie together.
CREATE TABLE line (
    battle TEXT NOT NULL REFERENCES battle (id),
    n INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (battle, n)
) STRICT, WITHOUT ROWID;

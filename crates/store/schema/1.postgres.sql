CREATE TABLE person (
    -- Never used twice, so that nobody inherits what was remembered of a forgotten guest.
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT,
    folded TEXT UNIQUE,
    password TEXT
);

CREATE TABLE token (
    hash BYTEA PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES person (id),
    expires BIGINT NOT NULL
);
CREATE INDEX token_person ON token (person);
CREATE INDEX token_expires ON token (expires);

CREATE TABLE battle (
    id TEXT PRIMARY KEY,
    system TEXT NOT NULL,
    scenario TEXT NOT NULL,
    header TEXT NOT NULL,
    seed BYTEA NOT NULL,
    person_a BIGINT REFERENCES person (id),
    computer_a TEXT,
    person_b BIGINT REFERENCES person (id),
    computer_b TEXT,
    invite BYTEA,
    opened_by BIGINT NOT NULL REFERENCES person (id),
    created BIGINT NOT NULL,
    epoch BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    round BIGINT NOT NULL,
    asked_a BIGINT NOT NULL,
    asked_b BIGINT NOT NULL,
    outcome TEXT,
    touched BIGINT NOT NULL,
    CHECK (person_a IS NULL OR computer_a IS NULL),
    CHECK (person_b IS NULL OR computer_b IS NULL)
);
CREATE INDEX battle_person_a ON battle (person_a);
CREATE INDEX battle_person_b ON battle (person_b);
CREATE INDEX battle_opened_by ON battle (opened_by);

-- The journals after their headers, numbered from 0 without gaps.
CREATE TABLE line (
    battle TEXT NOT NULL REFERENCES battle (id),
    n BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (battle, n)
);

/**
 * The steps from each version of the stored shapes to the next, the first from an empty file. Commands
 * and races are stored as JSON: whoever changes what an old one means adds a step here that brings it up
 * to date, or deletes the journals (`line`, `snapshot`, `room`) and keeps the finished rounds.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table process (alive_at integer not null);
  insert into process (alive_at) values (0);
  create table room (
    code text primary key,
    behind integer not null,
    died_at integer
  ) without rowid;
  create table line (
    room text not null,
    number integer not null,
    handling text not null,
    primary key (room, number)
  ) without rowid;
  create table snapshot (
    room text primary key,
    number integer not null,
    race text not null
  ) without rowid;
  create table round (
    id integer primary key,
    room text not null,
    round integer not null,
    started_at integer not null,
    ended_at integer not null,
    results text not null,
    records text not null
  );
  `,
  // Races name the edition of their rules. Those before go on by the first; a program that knows none of it must not
  // read the later ones.
  '-- nothing to rewrite',
  // Checksums; a name for the file and a count of its logs, by which a log of another file is known; sizes.
  `
  alter table process add column store text;
  alter table process add column log integer not null default 0;
  alter table process add column sum integer;
  update process set store = lower(hex(randomblob(8)));
  alter table room add column sum integer;
  alter table line add column sum integer;
  alter table snapshot add column sum integer;
  alter table round add column size integer not null default 0;
  update round set size = octet_length(results) + octet_length(records);
  `,
  // Positions keep their game's own numbers. Those before are read by `readStoredRace`; a program that knows none of
  // it must not read the later ones.
  '-- nothing to rewrite',
]

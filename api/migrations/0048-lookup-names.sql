-- As `searchKey` of the contracts: the apostrophe of phones, too, is the common one.
create or replace function search_key(text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(normalize($1, NFKC), '০১২৩৪৫৬৭৮৯`' || U&'\2018\2019\02BC\200C\200D',
    '0123456789' || repeat('''', 4)))
$$;

-- Other names of a lookup row, in either script: short ones, older spellings, names of rows that were merged into it.
-- Rows of src/reference come again at a start, so one that an operator took away stays here as removed.
create table lookup_names (
  list text not null,
  id integer not null,
  name text not null,
  removed_at timestamptz(3),
  primary key (list, id, name)
);
create index lookup_names_key on lookup_names (list, search_key(name)) where removed_at is null;
insert into lookup_names (list, id, name)
  select distinct list, id, name from lookup_aliases;

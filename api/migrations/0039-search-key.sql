-- The form in which a query and a searched text are compared, as `searchKey` of the contracts makes it: compatible
-- letters alike, small letters, Western digits, no joiners.
create function search_key(text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(normalize($1, NFKC), '০১২৩৪৫৬৭৮৯' || U&'\200C\200D', '0123456789'))
$$;

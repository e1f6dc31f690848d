import { noticeKinds } from '@porao/contracts';
import { messageKeys } from '@porao/contracts/messages';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../kit/database/query.repository.ts';
import { wordKeys } from './compose.ts';

const endings = (prefix: string) =>
  messageKeys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
const texts = endings('notice.').map((ending) => `notice.${ending}`);
const words = Object.entries(wordKeys).map(([name, keyOf]) => ({ name, known: ['', ...endings(keyOf(''))] }));

/** True of notices whose kind, text and words this version has: another version, which ran before or runs beside it,
 * may have written others. */
export const isKnown = (notices: RawBuilder<unknown> = sql`notices`): RawBuilder<unknown> =>
  allOf(
    sql`${notices}.kind = any(${[...noticeKinds]}::text[])`,
    sql`${notices}.text_key = any(${texts}::text[])`,
    ...words.map(
      ({ name, known }) => sql`coalesce(${notices}.params->>${name}::text, '') = any(${known}::text[])`,
    ),
  );

import type { Page } from '@porao/contracts';
import type { QuerySource } from '@porao/features';

/** A whole list as the one page of a queue. */
export const onePage = <Row>(data: Row[]): Page<Row> => ({
  data,
  current_page: 1,
  last_page: 1,
  total: data.length,
});

/** A query of one page of a list. */
export type Paged<Row> = QuerySource<Page<Row>> & { isPlaceholderData: boolean };

/** For the query of a list: the shown page stays until the next one is there, and it is asked again after 15 s, since
 * others work on the same list. */
export const asQueue = {
  placeholderData: <Data>(shown: Data | undefined) => shown,
  staleTime: 15_000,
};

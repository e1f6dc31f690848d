import type { Page } from '@porao/contracts';

/** A whole list as the one page of a queue. */
export const onePage = <Row>(data: Row[]): Page<Row> => ({
  data,
  current_page: 1,
  last_page: 1,
  total: data.length,
});

/** A list on which others work, too, is asked for again after 15 s. */
export const asQueue = {
  placeholderData: <Data>(shown: Data | undefined) => shown,
  staleTime: 15_000,
};

/** A list that others may change while it is shown is read again each 20 s. */
export const live = { refetchInterval: 20_000 };

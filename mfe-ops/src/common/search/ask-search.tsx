import type { Opened } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import { ActionIcon } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { useKeys } from '../keyboard/keys.ts';
import { t } from '../messages.ts';

const SearchDialog = lazyComponent<Opened>(
  () => import(/* webpackChunkName: "ops-search" */ './search.dialog.tsx'),
);

/** Searches people and things of all lists; so does `/`, on every page of the area. */
export function SearchButton(): ReactNode {
  const [number, setNumber] = useState(0);
  const [opened, setOpened] = useState(false);
  const show = () => {
    // Each time it begins empty.
    setNumber((before) => before + 1);
    setOpened(true);
  };
  useKeys([{ key: '/', label: t('search.title'), act: show }]);
  return (
    <>
      <ActionIcon
        icon="search"
        label={t('search.title')}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        onClick={show}
      />
      {number > 0 && <SearchDialog key={number} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}

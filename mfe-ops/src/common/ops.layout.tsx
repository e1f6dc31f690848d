import { lazyComponent, useNavigate } from '@porao/platform';
import { ActionIcon, Group, PageContainer, PageHeader, type PageHeaderProps, Stack } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { ActBar } from './acts/act-bar.tsx';
import type { KeysDialogProps } from './keyboard/keys.dialog.tsx';
import { type Key, keysOfPage, useKeys } from './keyboard/keys.ts';
import { t } from './messages.ts';
import { paths } from './paths.ts';
import { SearchButton } from './search/ask-search.tsx';

const KeysDialog = lazyComponent<KeysDialogProps>(
  () => import(/* webpackChunkName: "keys" */ './keyboard/keys.dialog.tsx'),
);

export interface OpsPageProps extends PageHeaderProps {
  children: ReactNode;
}

/** Is the frame of every page of the area: its heading, its keys, and the acts that can still be taken back. */
export function OpsPage({ children, actions, text, ...header }: OpsPageProps): ReactNode {
  // The page of one thing keeps the room of its second line while it loads.
  const line = text ?? (header.back && '\u00a0');
  return (
    <PageContainer py="md">
      <PageHeader
        {...header}
        text={line}
        actions={
          <Group>
            {actions}
            <SearchButton />
            <KeysButton />
          </Group>
        }
      />
      <Stack gap="lg">{children}</Stack>
      <ActBar />
    </PageContainer>
  );
}

/** The second letter of the keys that lead to the lists, after `g`. */
const places = {
  t: 'today',
  r: 'requests',
  j: 'jobs',
  d: 'deals',
  s: 'cases',
  i: 'invoices',
  m: 'payments',
  p: 'people',
  c: 'credentials',
  k: 'lookups',
  l: 'log',
  w: 'report',
} as const;
const letters = Object.keys(places) as (keyof typeof places)[];

/** `g r` leads to the requests, and so on. */
function useGoTo(): void {
  const navigate = useNavigate();
  useKeys(
    letters.map((letter) => {
      const name = places[letter];
      const label = t('keys.goTo', { page: t(`${name}.title`) });
      return { key: `g ${letter}`, label, act: () => void navigate(paths[name]) };
    }),
  );
}

/** Shows the keys of the page; so does `?`. */
function KeysButton(): ReactNode {
  // Kept while the dialog fades out.
  const [keys, setKeys] = useState<readonly Key[]>();
  const [opened, setOpened] = useState(false);
  const show = () => {
    setKeys(keysOfPage());
    setOpened(true);
  };
  useGoTo();
  useKeys([{ key: '?', label: t('keys.show'), act: show }]);
  return (
    <>
      <ActionIcon
        icon="help"
        label={t('keys.show')}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={show}
      />
      {keys && <KeysDialog keys={keys} opened={opened} onClose={() => setOpened(false)} />}
    </>
  );
}

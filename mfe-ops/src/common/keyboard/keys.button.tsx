import { lazyComponent } from '@porao/platform';
import { ActionIcon } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../messages.ts';
import type { KeysDialogProps } from './keys.dialog.tsx';
import { type Key, keysOfPage, useKeys } from './keys.ts';

const KeysDialog = lazyComponent<KeysDialogProps>(
  () => import(/* webpackChunkName: "keys" */ './keys.dialog.tsx'),
);

/** Shows the keys of the page; so does `?`. */
export function KeysButton(): ReactNode {
  // Kept while the dialog fades out.
  const [keys, setKeys] = useState<readonly Key[]>();
  const [opened, setOpened] = useState(false);
  const show = () => {
    setKeys(keysOfPage());
    setOpened(true);
  };
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

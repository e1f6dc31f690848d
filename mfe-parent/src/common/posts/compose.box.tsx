import { Card, Icon } from '@porao/ui';
import { useState } from 'react';
import { lazyDialog } from '../lazy.dialog.tsx';
import { t } from '../messages.ts';
import styles from './posts.module.css';

const PostDialog = lazyDialog(() => import(/* webpackChunkName: "post-dialog" */ './post.dialog.tsx'));

export function ComposeBox() {
  const [opened, setOpened] = useState(false);
  return (
    <Card>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        <Icon name="edit" />
        {t('post.open')}
      </button>
      <PostDialog opened={opened} onClose={() => setOpened(false)} />
    </Card>
  );
}

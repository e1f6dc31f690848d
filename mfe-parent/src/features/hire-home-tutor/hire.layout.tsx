import { Card, PageHeader } from '@porao/ui';
import type { ReactNode } from 'react';
import { AreaPage } from '../../common/area.page.tsx';
import styles from '../../common/common.module.css';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

export function HireLayout({ edit = false, children }: { edit?: boolean; children: ReactNode }) {
  return (
    <AreaPage>
      <div className={styles.narrow}>
        <PageHeader
          title={t(edit ? 'request.edit.title' : 'request.title')}
          text={t(edit ? 'request.edit.text' : 'request.text')}
          back={
            edit
              ? { to: paths.tutorRequests, label: t('requests.all') }
              : { to: paths.hire, label: t('hire.title') }
          }
        />
        <Card roomy data-main-content>
          {children}
        </Card>
      </div>
    </AreaPage>
  );
}

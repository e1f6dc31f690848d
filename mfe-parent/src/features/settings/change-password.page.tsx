import { ChangePasswordForm } from '@porao/features';
import { Box, Card } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';
import styles from './settings.module.css';

export default function ChangePasswordPage() {
  return (
    <SectionPage title={t('settings.title')} section="settings">
      <Box className={styles.narrow}>
        <Card as="section">
          <ChangePasswordForm />
        </Card>
      </Box>
    </SectionPage>
  );
}

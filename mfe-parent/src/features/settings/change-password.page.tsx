import { ChangePasswordForm } from '@porao/features';
import { Box, Card } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { SectionPage } from '../../common/section.page.tsx';

export default function ChangePasswordPage() {
  return (
    <SectionPage title={t('settings.title')} section="settings">
      <Box style={{ maxWidth: '34rem' }}>
        <Card as="section">
          <ChangePasswordForm />
        </Card>
      </Box>
    </SectionPage>
  );
}

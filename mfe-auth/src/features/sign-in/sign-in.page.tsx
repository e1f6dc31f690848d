import { richText } from '@porao/platform';
import { Divider, Grid, LinkButton, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { legalLinks } from '../../common/legal-links.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SignInForm } from './sign-in.form.tsx';

export default function SignInPage(): ReactNode {
  return (
    <AuthPage
      title={t('signin.heading')}
      lead={t('signin.lead')}
      footer={
        <Text size="sm" tone="dim" align="center">
          {richText(t('signin.legal'), legalLinks)}
        </Text>
      }
    >
      <Stack gap="lg">
        <SignInForm />
        <Divider />
        <Stack gap="sm">
          <Text weight="medium">{t('signin.new')}</Text>
          <Grid colsDesktop={2} gap="xs">
            <LinkButton to={paths.tutorSignUp} variant="light">
              {t('signin.new.tutor')}
            </LinkButton>
            <LinkButton to={paths.parentSignUp} variant="light">
              {t('signin.new.parent')}
            </LinkButton>
          </Grid>
        </Stack>
      </Stack>
    </AuthPage>
  );
}

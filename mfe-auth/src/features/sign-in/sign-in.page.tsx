import { richText } from '@porao/platform';
import { Card, Divider, Grid, LinkButton, LogoMark, PageContainer, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { legalLinks } from '../../common/legal-links.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SignInForm } from './sign-in.form.tsx';

export default function SignInPage(): ReactNode {
  return (
    <PageContainer width="narrow" py="xl">
      <Stack data-main-content>
        <Stack gap="xs" align="center">
          <LogoMark size={56} />
          <Title order={1} align="center">
            {t('signin.heading')}
          </Title>
          <Text tone="dim" align="center">
            {t('signin.lead')}
          </Text>
        </Stack>
        <Card roomy>
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
        </Card>
        <Text size="sm" tone="dim" align="center">
          {richText(t('signin.legal'), legalLinks)}
        </Text>
      </Stack>
    </PageContainer>
  );
}

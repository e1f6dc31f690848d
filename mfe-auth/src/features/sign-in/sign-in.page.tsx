import { lazyPart } from '@porao/features';
import { richText } from '@porao/platform';
import { Button, Divider, Grid, LinkButton, LoadingState, Stack, Text } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { legalLinks } from '../../common/legal-links.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SignInForm } from './sign-in.form.tsx';

const CodeSignInForm = lazyPart(
  () => import(/* webpackChunkName: "code-sign-in" */ './code-sign-in.form.tsx'),
  () => <LoadingState label={t('page.loading')} shape="form" count={1} />,
);

export default function SignInPage(): ReactNode {
  const [byCode, setByCode] = useState(false);
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
        {byCode ? <CodeSignInForm /> : <SignInForm />}
        <Button variant="subtle" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'signin.withPassword' : 'signin.code')}
        </Button>
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

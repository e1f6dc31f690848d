import { Badge, Card, Group, Icon, type IconName, LinkAnchor, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

const choices = [
  { role: 'tutor', icon: 'school', to: paths.tutorSignUp },
  { role: 'parent', icon: 'users', to: paths.parentSignUp },
  { role: 'coach', icon: 'heart', to: null },
] as const satisfies readonly { role: string; icon: IconName; to: string | null }[];

/** As what to join. The coach is shown and leads nowhere yet (AUT-013). */
export default function SignUpAsPage(): ReactNode {
  return (
    <AuthPage
      title={t('as.heading')}
      lead={t('as.lead')}
      footer={
        <Text align="center">
          {t('signup.known')} <LinkAnchor to={paths.signIn}>{t('signin.submit')}</LinkAnchor>
        </Text>
      }
    >
      <Stack as="ul" gap="sm">
        {choices.map(({ role, icon, to }) => (
          <Card key={role} as="li" interactive={to !== null} aria-disabled={to === null || undefined}>
            <Group wrap="nowrap" gap="md">
              <Icon name={icon} size={32} />
              <Stack gap="2xs">
                <Group>
                  <Title order={2} size={4}>
                    {to ? (
                      <LinkAnchor to={to} look="plain" stretched>
                        {t(`as.${role}`)}
                      </LinkAnchor>
                    ) : (
                      t(`as.${role}`)
                    )}
                  </Title>
                  {to === null && <Badge>{t('as.soon')}</Badge>}
                </Group>
                <Text size="sm" tone="dim">
                  {t(`as.${role}.text`)}
                </Text>
              </Stack>
            </Group>
          </Card>
        ))}
      </Stack>
    </AuthPage>
  );
}

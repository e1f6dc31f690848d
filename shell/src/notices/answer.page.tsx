import type { SmsChoice, SmsQuestion } from '@porao/contracts';
import { signIn } from '@porao/contracts/paths';
import { failureText, isMissing, QueryState, ruled, useRuledForm } from '@porao/features';
import { callPublic, publicQuery, useQuery, useSearchParams } from '@porao/platform';
import { LinkButton, LoadingState, Notice, PageContainer, PageHeader, Stack, Text } from '@porao/ui';
import { Form, FormError, RadioField, SubmitButton } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { t } from './messages.ts';

/** Answers the question of a text message, without signing in. Only by a press: phones look through links. */
export function AnswerPage(): ReactNode {
  const token = useSearchParams()[0].get('q') ?? '';
  return (
    <PageContainer width="narrow" py="3xl">
      <Stack gap="lg" data-main-content>
        <PageHeader title={t('answer.title')} />
        {token === '' ? (
          <Notice tone="error" action={<SignIn />}>
            {t('answer.missing')}
          </Notice>
        ) : (
          <Question token={token} />
        )}
      </Stack>
    </PageContainer>
  );
}

function Question({ token }: { token: string }): ReactNode {
  const source = useQuery(publicQuery('GET /api/sms-question', { query: { token } }));
  if (source.data === undefined && isMissing(source.error))
    return (
      <Notice tone="error" action={<SignIn />}>
        {failureText(source.error)}
      </Notice>
    );
  return (
    <QueryState
      source={source}
      skeleton={<LoadingState label={t('answer.loading')} shape="form" count={2} />}
      error={t('answer.failed')}
    >
      {({ data }) => <AnswerForm question={data} token={token} />}
    </QueryState>
  );
}

/** Everything that is asked can be done on the site, too. */
const SignIn = () => (
  <LinkButton to={signIn} variant="light" size="sm">
    {t('answer.signIn')}
  </LinkButton>
);

interface Values {
  choice: SmsChoice | '';
}

const schema = ruled<Values>(({ choice }) =>
  choice === '' ? [{ message: t('answer.choose'), path: ['choice'] }] : [],
);

function AnswerForm({ question, token }: { question: SmsQuestion; token: string }): ReactNode {
  const { text, choices, over } = question;
  const [only, other] = choices;
  const [answer, setAnswer] = useState<string>();
  const { form, submit } = useRuledForm({
    schema,
    start: { choice: other ? '' : (only?.choice ?? '') },
    send: ({ choice }) =>
      callPublic('POST /api/sms-question', { body: { token, choice: choice as SmsChoice } }),
    onDone: ({ message }) => setAnswer(message),
  });
  if (answer !== undefined)
    return (
      <Notice tone="success" title={t('token.done')}>
        {answer}
      </Notice>
    );
  if (over)
    return (
      <Notice still action={<SignIn />}>
        {t('answer.over')}
      </Notice>
    );
  return (
    <Form form={form} onSubmit={submit} label={t('answer.title')}>
      <Text>{text}</Text>
      <RadioField
        form={form}
        name="choice"
        label={t('answer.choice')}
        help={t('answer.text')}
        options={choices.map(({ choice, text: label }) => ({ value: choice, label }))}
      />
      <FormError form={form} />
      <SubmitButton form={form} size="lg" busyLabel={t('token.busy')}>
        {t('answer.do')}
      </SubmitButton>
    </Form>
  );
}

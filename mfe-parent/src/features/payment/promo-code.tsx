import { ruled, useWriteForm } from '@porao/features';
import { Button, Card, Flex, Stack } from '@porao/ui';
import { Form, SubmitButton, TextField } from '@porao/ui/forms';
import { useId, useRef, useState } from 'react';
import { t } from '../../common/messages.ts';
import { saySample } from '../../common/sample.tsx';

const schema = ruled<{ code: string }>(({ code }) =>
  code.trim() === '' ? [{ path: ['code'], message: t('pay.promo.required') }] : [],
);

/** Opens where a code can be typed; 'Close' folds it away again. */
export function PromoCode() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <Stack gap="sm">
      <div>
        <Button
          ref={opener}
          variant="light"
          icon="gift"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('pay.promo')}
        </Button>
      </div>
      <div id={id}>
        {isOpen && (
          <PromoForm
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        )}
      </div>
    </Stack>
  );
}

function PromoForm({ onClose }: { onClose: () => void }) {
  const { form, submit } = useWriteForm({ schema, start: { code: '' }, send: async () => saySample() });
  return (
    <Card look="soft">
      <Form form={form} onSubmit={submit} label={t('pay.promo')}>
        <TextField form={form} name="code" label={t('pay.promo.code')} autoComplete="off" maxLength={40} />
        <Flex gap="sm">
          <SubmitButton form={form} busyLabel={t('pay.promo.apply')}>
            {t('pay.promo.apply')}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t('pay.promo.close')}
          </Button>
        </Flex>
      </Form>
    </Card>
  );
}

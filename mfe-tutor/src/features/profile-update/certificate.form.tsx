import { CertificateBody, maxCertificateBytes, type RuleKey } from '@porao/contracts';
import {
  answerMessage,
  dataUrlOf,
  LookupNotice,
  ruleText,
  TitledCard,
  useCertificateTypes,
  useLeaveWarning,
  useWriteForm,
} from '@porao/features';
import { call } from '@porao/platform';
import { Button, Text } from '@porao/ui';
import { ChoiceGroup } from '@porao/ui/controls';
import { Form, FormError, SelectField, SubmitButton, useWatch } from '@porao/ui/forms';
import { type ChangeEvent, useRef, useState } from 'react';
import { t } from '../../common/messages.ts';
import { profileChanged } from '../../common/profile/profile.queries.ts';
import { saveFailure } from './save-failure.ts';
import styles from './update.module.css';

const formats = ['image/png', 'image/jpeg'];
const empty = { certificate_type_id: '', certificate_base64: '' };

export default function CertificateForm({ used }: { used: readonly number[] }) {
  const types = useCertificateTypes();
  const isFull = types.options.length > 0 && types.options.every(({ value }) => used.includes(value));
  return (
    <TitledCard title={t('certificate.add')}>
      <LookupNotice lists={[types]} />
      {isFull ? (
        <Text>{t('certificate.full')}</Text>
      ) : (
        <Upload
          options={types.options.map((option) => ({ ...option, disabled: used.includes(option.value) }))}
        />
      )}
    </TitledCard>
  );
}

function Upload({ options }: { options: readonly { value: number; label: string; disabled: boolean }[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const { form, submit } = useWriteForm({
    schema: CertificateBody,
    start: empty,
    send: (body) => call('POST /api/add-tutor-certificate', { body }),
    event: () => profileChanged('certificate'),
    success: answerMessage,
    failed: (error) => ({ title: t('save.failed'), message: saveFailure(error) }),
    onDone: (_answer, _values, { reset }) => {
      reset(empty);
      setFileName('');
    },
  });
  const image = useWatch({ control: form.control, name: 'certificate_base64' });
  useLeaveWarning(image !== '');

  const refuse = async (message: RuleKey) =>
    form.setError('certificate_base64', { type: 'file', message: await ruleText({ message }) });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    if (!formats.includes(file.type)) return refuse('image.format');
    if (file.size > maxCertificateBytes) return refuse('image.tooLarge500');
    form.setValue('certificate_base64', await dataUrlOf(file), { shouldDirty: true });
    form.clearErrors('certificate_base64');
    setFileName(file.name);
  };

  return (
    <Form form={form} onSubmit={submit} label={t('certificate.add')}>
      <SelectField
        form={form}
        name="certificate_type_id"
        label={t('certificate.type')}
        placeholder={t('certificate.type.choose')}
        options={options}
      />
      <ChoiceGroup
        label={t('certificate.image')}
        help={t('certificate.image.help')}
        error={form.getFieldState('certificate_base64', form.formState).error?.message}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg"
          onChange={(event) => void choose(event)}
          data-testid="image"
        />
        {image !== '' && <img src={image} alt={fileName} className={styles.preview} />}
        <div>
          <Button variant="light" icon="camera" onClick={() => input.current?.click()}>
            {t(image === '' ? 'certificate.image.choose' : 'certificate.image.other')}
          </Button>
        </div>
      </ChoiceGroup>
      <div className={styles.save}>
        <FormError form={form} />
        <SubmitButton form={form} size="lg" icon="upload" busyLabel={t('certificate.uploading')}>
          {t('certificate.upload')}
        </SubmitButton>
      </div>
    </Form>
  );
}

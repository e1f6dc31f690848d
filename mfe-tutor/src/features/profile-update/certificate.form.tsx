import { CertificateBody, maxCertificateBytes } from '@porao/contracts';
import {
  answerMessage,
  LookupNotice,
  TitledCard,
  useCertificateTypes,
  useLeaveWarning,
  useWriteForm,
} from '@porao/features';
import { call } from '@porao/platform';
import { Text } from '@porao/ui';
import { Form, FormError, SelectField, SubmitButton, useWatch } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { PictureChoice } from '../../common/picture.choice.tsx';
import { profileChanged } from '../../common/profile/profile.queries.ts';
import { saveFailure } from './save-failure.ts';
import styles from './update.module.css';

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
  const { form, submit } = useWriteForm({
    schema: CertificateBody,
    start: empty,
    send: (body) => call('POST /api/add-tutor-certificate', { body }),
    event: () => profileChanged('certificate'),
    success: answerMessage,
    failed: (error) => ({ title: t('save.failed'), message: saveFailure(error) }),
    onDone: (_answer, _values, { reset }) => reset(empty),
  });
  const image = useWatch({ control: form.control, name: 'certificate_base64' });
  useLeaveWarning(image !== '');

  return (
    <Form form={form} onSubmit={submit} label={t('certificate.add')}>
      <SelectField
        form={form}
        name="certificate_type_id"
        label={t('certificate.type')}
        placeholder={t('certificate.type.choose')}
        options={options}
      />
      <PictureChoice
        label={t('certificate.image')}
        help={t('certificate.image.help')}
        maxBytes={maxCertificateBytes}
        image={image}
        error={form.getFieldState('certificate_base64', form.formState).error?.message}
        onChosen={(chosen) => {
          form.setValue('certificate_base64', chosen, { shouldDirty: true });
          form.clearErrors('certificate_base64');
        }}
        onRefused={(message) => form.setError('certificate_base64', { type: 'file', message })}
      />
      <div className={styles.save}>
        <FormError form={form} />
        <SubmitButton form={form} size="lg" icon="upload" busyLabel={t('certificate.uploading')}>
          {t('certificate.upload')}
        </SubmitButton>
      </div>
    </Form>
  );
}

export { FrequencyField } from './alerts/frequency.field.tsx';
export { OwnSearchCard } from './alerts/own-search.card.tsx';
export { SavedSearches } from './alerts/saved-searches.part.tsx';
export { SearchCard } from './alerts/search.card.tsx';
export { familyChecked, tutorChecked } from './checked/checked.ts';
export { EndDealButton } from './deal/end-deal.button.tsx';
export { DegreeFields, ProgressFields } from './education/degree.fields.tsx';
export {
  type EducationForm,
  educationSchema,
  levels,
} from './education/education.form.ts';
export { SchoolDetailFields, SchoolFields } from './education/secondary.fields.tsx';
export { failureText, failureToast, formFailureText } from './failure/failure.ts';
export { refusalText } from './failure/refusal.ts';
export { requestStart } from './hire/request-start.ts';
export { WishFields } from './hire/wish.fields.tsx';
export { useDoor } from './lessons/use-door.ts';
export { type Address, AddressForm } from './location/address.form.tsx';
export { AreaFields } from './location/area.fields.tsx';
export { LazyMap } from './location/lazy-map.tsx';
export { LocationPicker } from './location/location.picker.tsx';
export { useMayLocate } from './location/may-locate.ts';
export type { Place } from './location/place.ts';
export { useDebounced } from './lookup/debounced.ts';
export { GenderField } from './lookup/gender.field.tsx';
export { LookupNotice } from './lookup/lookup.notice.tsx';
export {
  type Choices,
  choicesOf,
  useCertificateTypes,
  useChoices,
  useClasses,
  useClassesOf,
  useExamTitles,
  useSubjects,
  useSubjectsOf,
} from './lookup/lookup.queries.ts';
export { onlyOf, usePreset } from './lookup/preset.ts';
export {
  firstOpenStep,
  isStepDone,
  pathAfterStep,
  type TutorStep,
  tutorSteps,
} from './onboarding/tutor-steps.ts';
export { clock, pauseOf, rememberCode } from './otp/countdown.ts';
export { OtpForm } from './otp/otp.form.tsx';
export { forgetReset, keepReset, readReset } from './otp/reset.store.ts';
export { sendResetCode } from './otp/reset.ts';
export { VerifyPhoneNotice } from './otp/verify-phone.notice.tsx';
export { VerifyPhone } from './otp/verify-phone.tsx';
export { DashboardSkeleton } from './page/dashboard.skeleton.tsx';
export { deadlineText, isPast } from './page/deadline.ts';
export { NoticesCard } from './page/notices.card.tsx';
export { saveFile } from './page/save-file.ts';
export { shortenName } from './page/shorten-name.ts';
export { TitledCard } from './page/titled.card.tsx';
export { dataUrlOf } from './photo/data-url.ts';
export { fitPicture, PictureFault } from './photo/fit-picture.ts';
export { PhotoButton } from './photo/photo.button.tsx';
export { type PictureLimit, pictureTypes } from './photo/picture-plan.ts';
export { PrivacySection } from './privacy/privacy.section.tsx';
export { DealProblem } from './problem/deal-problem.tsx';
export { EndedDeals } from './problem/ended-deals.tsx';
export { both, type OutputOf, ruled, withExtra, withRules } from './schema.ts';
export { AccountInfoForm } from './settings/account-info.form.tsx';
export { AccountStatus } from './settings/account-status.tsx';
export { ChangePasswordForm } from './settings/change-password.form.tsx';
export { NewPasswordFields } from './settings/new-password.fields.tsx';
export { PhoneSettings } from './settings/phone.settings.tsx';
export { CardState, type CardStateProps } from './state/card-state.tsx';
export { FailedState } from './state/failed-state.tsx';
export { lazyPart } from './state/lazy-part.tsx';
export { useListEnd } from './state/list-end.ts';
export { OfflineNotice, OfflineState } from './state/offline.tsx';
export { pageStateOf } from './state/page-state.ts';
export {
  isMissing,
  MissingState,
  notifyMissing,
  type Paged,
  type QuerySource,
  QueryState,
} from './state/query-state.tsx';
export { useStaleAnswers } from './state/stale-answers.ts';
export { type Opened, useDialog } from './state/use-dialog.tsx';
export { type NewStudent, StudentForm } from './student/student.form.tsx';
export { VisitsSection } from './visit/visits.section.tsx';
export { draftOf, forgetDraft, keepDraft } from './write/draft.ts';
export { useLeaveWarning } from './write/leave.ts';
export { RestoredNotice } from './write/restored.notice.tsx';
export { ruleText } from './write/rule-text.ts';
export { type FormWrite, useRuledForm, type WriteForm } from './write/ruled-form.ts';
export { answerMessage, useWrite, type Write } from './write/write.ts';
export { useWriteForm } from './write/write-form.ts';

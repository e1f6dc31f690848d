/** The dialogs of the family for `LazyDialog`: one chunk each for all pages. */
export const loadStudentDialog = () =>
  import(/* webpackChunkName: "student-dialog" */ './student.dialog.tsx').then((part) => part.StudentDialog);
export const loadLocationDialog = () =>
  import(/* webpackChunkName: "location-dialog" */ './location.dialog.tsx').then(
    (part) => part.LocationDialog,
  );

import { dialog } from '../support/board.ts';
import { expect, test } from '../support/test.ts';

test('an address of the board that makes no sense shows the whole board, and one of nothing says so', async ({
  page,
}) => {
  await page.goto('/job-board');
  const found = page.getByText(/^Found [\d,]+ Jobs?$/);
  const all = await found.innerText();
  for (const query of [
    'salary=abc&class=999&page=-1',
    'gender=robot&type=school&days=8&sort=nearest&view=globe',
    'lat=abc&lon=&distance=-1&place=%F0%9F%98%80',
    'cell=1,2&category=0&subject=5',
  ]) {
    const answer = await page.goto(`/job-board?${query}`);
    expect(answer?.status(), query).toBe(200);
    await expect(page.getByRole('article').first(), query).toBeVisible();
    await expect(found, query).toHaveText(all);
    await expect(page.getByRole('list', { name: 'Active filters' }), query).toHaveCount(0);
  }
  await page.goto('/job-board?category=999999999');
  await expect(page.getByText('No job available.')).toBeVisible();
  await expect(page.getByText('Found 0 Jobs')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Category' }).click();
  await expect(found).toHaveText(all);
});

test('filters are set from the keyboard alone, and back and forward bring each result again', async ({
  page,
}) => {
  await page.goto('/job-board');
  const found = page.getByText(/^Found [\d,]+ Jobs?$/);
  const all = await found.innerText();
  const button = page.getByRole('button', { name: /^Filters/ });
  const panel = dialog(page, 'Filter jobs');
  const within = () => panel.evaluate((element) => element.contains(document.activeElement));
  const open = async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect.poll(within).toBe(true);
  };

  await open();
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab');
    expect(await within(), 'the focus stays in the panel').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await open();
  const anyGender = panel.getByRole('group', { name: 'Tutor gender' }).getByRole('radio', { name: 'Any' });
  for (let count = 0; count < 12; count += 1) {
    if (await anyGender.evaluate((radio) => radio === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/job-board?gender=female');
  await expect(panel).toBeHidden();
  await expect(found).not.toHaveText(all);
  const few = await found.innerText();

  await page.goBack();
  await expect(page).toHaveURL('/job-board');
  await expect(found).toHaveText(all);
  await page.goForward();
  await expect(found).toHaveText(few);
  await open();
  await expect(panel.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
});

test('the map is in Bengali, works with the keyboard, and shows its attribution on a phone', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'gt_selected_language', value: 'bn', url: site.url }]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/job-board?view=map');
  const map = page.getByRole('group', { name: /^টিউশনের মানচিত্র/ });
  const pins = map.getByRole('button', { name: /এখানে [০-৯,]+টি টিউশন$/ });
  await expect(pins.first()).toBeVisible();
  for (const name of ['কাছ থেকে দেখুন', 'দূর থেকে দেখুন'])
    await expect(map.getByRole('button', { name, exact: true })).toBeVisible();
  expect((await map.innerText()).replace('OpenStreetMap', '')).not.toMatch(/[A-Za-z0-9]/);

  const credit = map.getByRole('link', { name: 'OpenStreetMap' });
  await credit.click({ trial: true });
  await pins.first().focus();
  await page.keyboard.press('Space');
  await expect
    .poll(() => pins.evaluateAll((all) => all.some((pin) => pin === document.activeElement)))
    .toBe(true);
});

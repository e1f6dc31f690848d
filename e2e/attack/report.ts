/** Runs one test and prints its line. `attack` returns the figure and throws when the site does not hold. */
export type Test = (what: string, attack: () => Promise<string>) => Promise<void>;

/** Counts the tests of a run. */
export function attackReport() {
  let passed = 0;
  let failed = 0;
  const test: Test = async (what, attack) => {
    try {
      const figure = await attack();
      passed += 1;
      console.log(`ok      ${what}: ${figure}`);
    } catch (error) {
      failed += 1;
      const words = error instanceof Error ? error.message : String(error);
      console.log(`FAILED  ${what}: ${words.replaceAll(/\s+/g, ' ')}`);
    }
  };
  const end = () => {
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  };
  return { test, end };
}

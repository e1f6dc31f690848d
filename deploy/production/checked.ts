const failures: string[] = [];

/** Prints one result of a program that checks. */
export function check(what: string, good: boolean, detail = ''): void {
  console.log(`${good ? 'ok  ' : 'FAIL'} ${what}${detail && ` (${detail})`}`);
  if (!good) failures.push(what);
}

/** Prints the last line, and sets the exit code. */
export function endChecks(allGood: string): void {
  console.log(failures.length === 0 ? allGood : `${failures.length} failed.`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** A named point of Bangladesh. */
export interface Place {
  readonly name: string;
  /** In Bengali script. */
  readonly bengali: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Older or other spellings. */
  readonly aliases: readonly string[];
}

/** Reads lines of `English|Bengali|latitude|longitude|alias|alias…`. */
export function places(lines: string): Place[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name, bengali, latitude, longitude, ...aliases] = line.split('|');
      if (!name || !bengali || !latitude || !longitude) throw new Error(`Incomplete place: ${line}`);
      return { name, bengali, latitude: Number(latitude), longitude: Number(longitude), aliases };
    });
}

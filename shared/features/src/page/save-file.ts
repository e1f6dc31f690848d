/** Gives a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

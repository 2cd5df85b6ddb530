// Copying a text. A page without TLS from another machine, as at a friend's house, has no clipboard of its own: there the
// browser copies what is selected.

/** Whether it worked; `near`: where what is selected for a moment may stand, as a dialog leaves nothing outside alive. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, near);
  }
}

function copySelected(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  near.after(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  near.focus();
  return copied;
}

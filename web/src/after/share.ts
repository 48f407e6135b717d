/** Send a link in the way of the device, else copy it; false if neither is possible. */
export async function share(link: string, title: string): Promise<'shared' | 'copied' | 'neither'> {
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    const shared = await navigator.share({ url: link, title }).then(
      () => true,
      () => false,
    );
    if (shared) return 'shared';
  }
  try {
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'neither';
  }
}

/** Give somebody a text, or what is a file already, as a file. */
export function download(name: string, what: string | Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof what === 'string' ? new Blob([what], { type: 'text/plain' }) : what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

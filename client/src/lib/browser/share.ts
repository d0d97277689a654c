/** Shares, copies and saves texts and files, as far as the browser can. */

/** Whether the system can share a picture; not over plain http, and not in every browser. */
export function canShare(file: File): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

/** Whether the clipboard API exists; plain http has none. */
export function canCopy(): boolean {
  return "clipboard" in navigator;
}

/** Copies a text; returns false where that is not allowed. The user can then copy a selection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Cancelling the dialog is not an error. */
export async function share(file: File, title: string, text: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title, text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the canvas could not be encoded"));
      else resolve(new File([blob], name, { type: "image/png" }));
    }, "image/png");
  });
}

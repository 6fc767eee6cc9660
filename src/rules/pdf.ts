/** The upload limit in bytes; document 1, sections 5 and 9. */
const largestPdfBytes = 10_485_760;
const signature = "%PDF-";

/** Whether the bytes begin with the signature of a PDF. */
export const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, signature.length)) === signature;

/** Why a file cannot be uploaded, in the words of the error catalogue; undefined where it can. */
export async function pdfProblem(file: File): Promise<string | undefined> {
  const saysPdf = /\bpdf\b/i.test(file.type) || /\.pdf$/i.test(file.name);
  if (!saysPdf) return "Please select a PDF file";
  if (file.size > largestPdfBytes) return "File size must be less than 10MB";
  return isPdf(await firstBytes(file)) ? undefined : "Please select a PDF file";
}

/** Empty where the file can no longer be read. */
async function firstBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, signature.length).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

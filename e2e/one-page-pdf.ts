const lines = [
  "SITE SURVEY: ELM STREET CROSSING",
  "",
  "Light: sun from the park side until 11, flat after that.",
  "Sound: a bus every 12 minutes. The beam hums when the light turns.",
  "Power: two outlets behind the kiosk, 16 A.",
  "Permits: pavement until 6 pm, one lane on Sunday.",
  "Dogs: kennel van at the north gate, water, shade, no balloons.",
];
const text = lines
  .map((line, at) => `BT /F1 ${at === 0 ? 18 : 12} Tf 56 ${720 - at * 22} Td (${line}) Tj ET`)
  .join("\n");

/** A PDF of one page of text, without end mark and xref table, which readers tolerate. */
export const onePagePdf = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${text.length + 1}>> stream
${text}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
`;

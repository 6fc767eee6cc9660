/**
 * The face large at the left, as high as the window lets it be; beside it what is to be heard and read, of which the last
 * panel is as long as the face.
 */
export const besideFace = "grid gap-6 lg:grid-cols-[min(50%,max(360px,100dvh-16rem))_minmax(0,1fr)] [&>*]:min-w-0";

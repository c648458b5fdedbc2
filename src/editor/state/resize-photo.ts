/** The maximum width of a stored photo, more than any page needs on the sharpest screen. */
const MAX_PX = 4096;
const QUALITY = 0.9;

/** The largest and the smallest allowed aspect ratio of a photo, and the one to which the page crops it, if it always does. */
export interface PictureShape {
  maxAspectRatio: number;
  maxTallRatio: number;
  shown?: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A smaller difference of the aspect ratio is not worth a question. */
const MIN_DIFFERENCE = 0.02;

/**
 * @returns the largest size with an allowed aspect ratio, and whether parts of the width are lost rather than of the
 * height; undefined if the photo fits as it is
 */
export function cropFor(
  {width, height}: Size,
  {maxAspectRatio, maxTallRatio, shown}: PictureShape,
): (Size & {isAcross: boolean}) | undefined {
  const ratio = width / height;
  const wanted = shown ?? Math.min(Math.max(ratio, 1 / maxTallRatio), maxAspectRatio);
  const isSame = shown === undefined ? ratio === wanted : Math.abs(ratio / wanted - 1) < MIN_DIFFERENCE;
  if (isSame) return undefined;
  return ratio > wanted
    ? {width: Math.floor(height * wanted), height, isAcross: true}
    : {width, height: Math.floor(width / wanted), isAcross: false};
}

/** @param from the part to keep: 0 is the left or the top, 0.5 the middle, 1 the right or the bottom */
export async function cropPhoto(photo: Blob, {width, height}: Size, from: number): Promise<Uint8Array> {
  const image = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(image, -(image.width - width) * from, -(image.height - height) * from);
  const blob = await canvas.convertToBlob({type: photo.type, quality: QUALITY});
  return new Uint8Array(await blob.arrayBuffer());
}

/** @returns the photo as an upright JPEG of at most 4096 pixels on its longer side */
export async function shrinkPhoto(photo: File): Promise<File> {
  const image = await createImageBitmap(photo);
  const share = Math.min(1, MAX_PX / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.round(image.width * share), Math.round(image.height * share));
  const context = canvas.getContext('2d');
  // A JPEG has no transparency, and would show transparent parts in black.
  if (context) context.fillStyle = '#fff';
  context?.fillRect(0, 0, canvas.width, canvas.height);
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({type: 'image/jpeg', quality: QUALITY});
  return new File([blob], photo.name.replace(/\.[^.]*$/, '.jpg'));
}

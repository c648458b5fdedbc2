/** Wider than any page shows a photo on the sharpest screen. */
const MOST_PX = 4096;
const QUALITY = 0.9;

/**
 * @returns the photo as a JPEG of at most 4096 pixels on its longer side, upright
 * @throws DOMException where the browser cannot read it
 */
export async function shrunk(photo: File): Promise<File> {
  const image = await createImageBitmap(photo);
  const share = Math.min(1, MOST_PX / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.round(image.width * share), Math.round(image.height * share));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({type: 'image/jpeg', quality: QUALITY});
  return new File([blob], photo.name.replace(/\.[^.]*$/, '.jpg'));
}

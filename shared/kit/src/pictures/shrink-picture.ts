/** Size in bytes up to which a picture is sent unchanged. */
const MAX_UNCHANGED_BYTES = 1_500_000;
/** Maximum length of the longer side after downscaling, in pixels: twice the largest size on a page. */
const MAX_SIDE_PX = 2880;
const QUALITY = 0.9;
/** Formats without animation. The server accepts or rejects all others. */
const STILL = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** iPhone photos, which the library doesn't accept. Safari can decode them, and a canvas re-encodes them. */
const HEIC = ['image/heic', 'image/heif'];

/**
 * Downscales a large picture and encodes it as WebP if the browser supports it, else as JPEG. Preserves the orientation. A HEIC photo is converted at
 * any size, in browsers that can decode it. Returns the file unchanged if it can't be decoded or doesn't get smaller.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const isHeic = HEIC.includes(file.type);
  if (!isHeic && (file.size <= MAX_UNCHANGED_BYTES || !STILL.includes(file.type))) return file;
  try {
    const picture = await createImageBitmap(file);
    const shrunk = await draw(picture);
    picture.close();
    return shrunk && (isHeic || shrunk.size < file.size) ? shrunk : file;
  } catch {
    return file;
  }
}

async function draw(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await toBlob(canvas, 'image/webp');
  // A browser without WebP encoding returns a PNG.
  if (webp?.type === 'image/webp') return webp;
  // JPEG has no transparency: fill transparent areas with white instead of black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

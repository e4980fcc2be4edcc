/** A picture of so few bytes is sent as it is, on any line. */
const SMALL = 1_500_000;
/** The longer side that is left, in pixels: twice of what a page shows at most. */
const LONGEST_SIDE = 2880;
const QUALITY = 0.9;
/** What is drawn once and has no frames. Others are the library's to refuse or take. */
const STILL = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Photos of iPhones, which the library doesn't take. Safari reads them, and a canvas makes a picture of them that it takes. */
const HEIC = ['image/heic', 'image/heif'];

/**
 * Makes a large picture smaller: fewer pixels, and WebP where the browser writes it, else JPEG. Which way up it was taken is kept. A HEIC photo becomes
 * such a picture at any size, in browsers that read it. What it can't read, or doesn't make smaller, it gives back untouched.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const isHeic = HEIC.includes(file.type);
  if (!isHeic && (file.size <= SMALL || !STILL.includes(file.type))) return file;
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
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const webp = await toBlob(canvas, 'image/webp');
  // A browser that can't write WebP answers with a PNG.
  if (webp?.type === 'image/webp') return webp;
  // JPEG knows no transparency: what was seen through becomes white instead of black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

import { scenes } from '../scenes/catalogue.ts';
import type { Scene } from '../scenes/scene.ts';
import { coverForms, pageForms } from './forms.ts';
import { digest, type PrintJob } from './picture.ts';
import { avif, coverWidths, grain, jpeg, recipe, webp, widestAvif, widths } from './settings.ts';

const settings = JSON.stringify({ avif, webp, jpeg, grain, recipe, widths, widestAvif, coverWidths });

function jobsOf(scene: Scene): PrintJob[] {
  const { width, height, alt, naturalWidth = width } = scene;
  return scene.variants.map((variant) => {
    const markup = scene.markup(variant);
    return {
      name: scene.variants.length > 1 ? `${scene.name}-${variant}` : scene.name,
      markup,
      width,
      height,
      naturalWidth,
      forms: scene.print === 'cover' ? coverForms(naturalWidth) : pageForms(naturalWidth),
      alt,
      source: digest(`${settings}${naturalWidth}${alt}${markup}`),
    };
  });
}

/** One job for each picture and variant, in a stable order. */
export function printJobs(): PrintJob[] {
  return scenes.flatMap(jobsOf);
}

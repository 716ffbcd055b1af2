/** Which part of the planet is seen: how near, and the middle of it, in parts of the whole drawing. */

export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const WHOLE: Camera = { zoom: 1, x: 0.5, y: 0.5 };
export const NEAREST = 4;

/** The size of the drawing at zoom 1: as large as the window allows. */
export function fitted(window: Size, ratio: number): Size {
  const width = Math.min(window.width, window.height * ratio);
  return { width, height: width / ratio };
}

/** The middle may not come so near the edge that the window shows more beside the drawing than it must. */
function held(camera: Camera, window: Size, ratio: number): Camera {
  const whole = fitted(window, ratio);
  const hold = (at: number, seen: number) => {
    const half = Math.min(0.5, seen / 2);
    return Math.max(half, Math.min(1 - half, at));
  };
  return {
    zoom: camera.zoom,
    x: hold(camera.x, window.width / (whole.width * camera.zoom)),
    y: hold(camera.y, window.height / (whole.height * camera.zoom)),
  };
}

/** Where the drawing lies in the window, in pixels. */
export function placed(camera: Camera, window: Size, ratio: number): Size & { left: number; top: number } {
  const whole = fitted(window, ratio);
  const width = whole.width * camera.zoom;
  const height = whole.height * camera.zoom;
  const at = held(camera, window, ratio);
  return { width, height, left: window.width / 2 - at.x * width, top: window.height / 2 - at.y * height };
}

/** Nearer or farther; the point under the pointer (from the window's corner) stays where it is. */
export function zoomed(
  camera: Camera,
  by: number,
  point: { x: number; y: number },
  window: Size,
  ratio: number,
): Camera {
  const zoom = Math.max(1, Math.min(NEAREST, camera.zoom * by));
  const was = placed(camera, window, ratio);
  const is = { width: (was.width / camera.zoom) * zoom, height: (was.height / camera.zoom) * zoom };
  const x = (point.x - was.left) / was.width + (window.width / 2 - point.x) / is.width;
  const y = (point.y - was.top) / was.height + (window.height / 2 - point.y) / is.height;
  return held({ zoom, x, y }, window, ratio);
}

/** Dragged by so many pixels. */
export function panned(camera: Camera, dx: number, dy: number, window: Size, ratio: number): Camera {
  const { width, height } = placed(camera, window, ratio);
  return held({ ...camera, x: camera.x - dx / width, y: camera.y - dy / height }, window, ratio);
}

/** Moved just so far that a point of the drawing (in parts of it) is well inside the window. */
export function showing(
  camera: Camera,
  point: { x: number; y: number },
  window: Size,
  ratio: number,
): Camera {
  const { width, height } = placed(camera, window, ratio);
  const reach = (seen: number, size: number) => Math.max(0, (seen / size) * 0.5 - 0.08);
  const near = (at: number, to: number, by: number) => Math.max(to - by, Math.min(to + by, at));
  return held(
    {
      ...camera,
      x: near(camera.x, point.x, reach(window.width, width)),
      y: near(camera.y, point.y, reach(window.height, height)),
    },
    window,
    ratio,
  );
}

// The floor of cuts: two <video> elements that take turns. The one that is not seen has the next clip loaded.
import { readLines } from "./lines";

const button = document.createElement("button");
button.textContent = "Play";
let seen = newPlayer();
let spare = newPlayer();

function newPlayer() {
  const player = document.createElement("video");
  player.preload = "auto";
  // As large as the stage of the Film room in a window of 1,440 pixels.
  Object.assign(player.style, { position: "absolute", top: "60px", width: "988px", visibility: "hidden" });
  player.addEventListener("ended", cut);
  document.body.append(player);
  return player;
}

const clips: string[] = [];

function cut() {
  [seen, spare] = [spare, seen];
  if (!seen.hasAttribute("src")) {
    button.textContent = "Play again";
    return;
  }
  seen.style.visibility = "visible";
  spare.style.visibility = "hidden";
  void seen.play();
  load(spare);
}

function load(player: HTMLVideoElement) {
  const clip = clips.shift();
  if (clip === undefined) player.removeAttribute("src");
  else player.src = clip;
}

async function begin() {
  for (const { video_url } of await readLines()) if (video_url) clips.push(video_url);
  load(seen);
  load(spare);
  seen.style.visibility = "visible";
  button.addEventListener("click", () => void seen.play());
  document.body.append(button);
}
void begin();

import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { controlsOnScreen } from "./controls";
import { renderAt } from "@/testing/render-at";
import { watchRequests } from "@/testing/requests";
import { allRoles, allowedControls, pressEverything, writesOf, type ScreenOfProject } from "./roles";
import type { World } from "../../mocks/world";

const reading: ScreenOfProject[] = [
  {
    at: "/project/project-1",
    ready: /Traffic Control Dogs/,
    everybody: [
      "link Share Project",
      "link The cyber cloudSetting",
      "link Bob and MargaretCharacter",
      "link DeadpanStyle",
      "link BOB",
      "link MARGARET",
      "link Traffic Control Dogs",
    ],
    editors: [
      "button Edit description",
      ...["Classic Anime", "Comic Book", "CyberPunk", "Digital Art", "Fantasy Art", "Film Noir"].map(
        (style) => `choice ${style}`,
      ),
      "link Add Context",
      "link Add Character",
      "link Add Story",
    ],
    owner: ["button Edit project name", "button Delete Project"],
  },
  {
    at: "/new-project-context/project-1",
    ready: /Only the owner and editors|^Name$/,
    everybody: [],
    editors: ["text Name", "button Save", "button Cancel"],
    readers: ["link Back to project"],
  },
  {
    at: "/project-context/context-1",
    ready: /A white puffy ball/,
    everybody: [
      "link Who runs itCyber Boss: ageless, faceless, world-roaming. It sends instructions to the phones of the willing and the unwilling.",
      "link What it looks likeA white puffy ball, high in the air and mostly motionless. Blue wavy radio lines come out of it.",
    ],
    editors: ["button Edit name", "choice Type", "link Add Information", "button Delete"],
  },
  {
    at: "/context-information/context-1",
    ready: /Only the owner and editors|Files may be uploaded after initial save/,
    everybody: [],
    editors: ["text Name", "text Information", "button Save", "button Cancel"],
    readers: ["link The cyber cloud"],
  },
  {
    at: "/context-information/context-1?infoId=info-1",
    ready: /weather\.pdf/,
    everybody: ["link weather.pdf"],
    editors: ["text Name", "text Information", "button Save", "button Cancel", "link Upload File", "button Delete"],
  },
  {
    at: "/context-information/context-1/upload?infoId=info-1",
    ready: /Only the owner and editors|Its text is read after the upload/,
    everybody: [],
    editors: ["file PDF file", "button Upload", "button Cancel"],
    readers: ["link Who runs it"],
  },
  {
    at: "/view-attachment/context-1?infoId=info-1&attachmentId=attachment-1",
    ready: /Preview not available for this file type\./,
    everybody: ["link Download"],
  },
  {
    at: "/new-story/project-1",
    ready: /Only the owner and editors|^Title$/,
    everybody: [],
    editors: ["text Title", "button Save", "button Cancel"],
    readers: ["link Back to project"],
  },
];

function given({ state, store }: World) {
  const entry = state.contexts["context-1"]?.information[0];
  if (entry) entry.attachments = [{ id: "attachment-1", name: "weather.pdf", type: "odt", file: "weather" }];
  void store.put("weather", new TextEncoder().encode("Always fair."));
}

describe.each(reading)("$at", (place) => {
  test.each(allRoles)("offers a %s what the role allows, and nothing else", async (as) => {
    await renderAt(place.at, { as, given });
    await screen.findAllByText(place.ready);
    await waitFor(() => expect(controlsOnScreen().toSorted()).toEqual(allowedControls(place, as).toSorted()));
  });

  test.each(["commenter", "viewer"] as const)("writes nothing for a %s, whatever is pressed", async (as) => {
    const sent = watchRequests();
    const { unmount } = await renderAt(place.at, { as, given });
    await screen.findAllByText(place.ready);
    await pressEverything();
    unmount();
    expect(writesOf(sent)).toEqual([]);
  });
});

import "./room.css";
import type { Front } from "../game";
import Emblem from "./Emblem.svelte";

const front: Front = { Emblem, hasWorkshop: true };

export default front;

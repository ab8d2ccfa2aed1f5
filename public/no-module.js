// Runs only without module support, where the app can't start.
document.documentElement.setAttribute("data-boot", "trouble");
document.getElementById("boot-says").textContent =
  "This browser is too old for Lettercase. Use a current Firefox, Chrome, Edge or Safari.";
document.getElementById("boot-progress").hidden = true;
